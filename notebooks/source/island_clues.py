# %% [markdown] lang="en"
# # Where is the treasure?
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *Twenty-eight treasure hexes, one treasure. A fortress shows you one clue: “bush”. How likely is each hex now? And is it worth
# 11 points and a long walk to read one more?* Here you reckon as a detective does: by counting the ways in which each suspect
# could have left just these traces.
#
# **For** two lessons of probability: combinations, conditional probability, Bayes' theorem, expected value. Tasks 1 to 3 take 45
# minutes, the others another 45. You need paper; a real box of the game is welcome, its clues can be put in by hand.
#
# **The game in five lines.** Each of the 28 treasure hexes has a clue card with seven clues: the terrain of its six neighbours (or
# the sea), and its kind: water hole, cave, ruin or harbour. Eight fortresses show one window of the card each; one of the eight
# windows shows a question mark. Nobody knows which card was drawn. Entering a fortress costs 4 points and opening its
# window 7; a guess, right or wrong, costs the same.
#
# **Predict first.** You read one window: “bush”. Write down: about how many of the 28 treasure hexes are left? Is a hex with
# two bush neighbours just as likely as one with four?

# %% [markdown] lang="fi"
# # Missä aarre on?
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Kaksikymmentäkahdeksan aarreruutua, yksi aarre. Linnoitus näyttää yhden vihjeen: ”pensasmaasto”. Kuinka todennäköinen kukin ruutu
# nyt on? Ja kannattaako vielä yhdestä vihjeestä maksaa 11 pistettä ja pitkä kävelymatka?* Tässä päätellään niin kuin etsivä
# päättelee: lasketaan, kuinka monella tavalla kukin epäilty olisi voinut jättää juuri nämä jäljet.
#
# **Sopii** kahdelle todennäköisyyslaskennan oppitunnille: kombinaatiot, ehdollinen todennäköisyys, Bayesin kaava, odotusarvo.
# Tehtävät 1–3 vievät 45 minuuttia, loput toiset 45. Tarvitset paperia; oikea pelikin käy hyvin, sillä sen vihjeet voi syöttää
# käsin.
#
# **Peli viidellä rivillä.** Jokaisella 28 aarreruudulla on vihjekortti, jossa on seitsemän vihjettä: sen kuuden naapuriruudun
# maasto (tai meri) ja ruudun laji eli vedenottopaikka, luola, raunio tai satama. Kahdeksan linnoitusta näyttää kukin yhden luukun
# kortista; yhdessä luukussa on kysymysmerkki. Kukaan ei tiedä, mikä kortti vedettiin. Linnoitukseen kulkeminen maksaa 4 pistettä ja
# luukun avaaminen 7, ja saman maksaa jokainen arvaus, oikea tai väärä.
#
# **Ennusta ensin.** Luet yhden luukun: ”pensasmaasto”. Kirjoita muistiin: montako 28 aarreruudusta on suunnilleen jäljellä? Onko
# ruutu, jolla on kaksi pensasmaastoa naapurina, yhtä todennäköinen kuin se, jolla niitä on neljä?

# %% [markdown] lang="sv"
# # Var ligger skatten?
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Tjugoåtta skattrutor, en skatt. En fästning visar dig en ledtråd: ”buskmark”. Hur sannolik är varje ruta nu? Och är en ledtråd
# till värd 11 poäng och en lång vandring?* Här resonerar du som en detektiv: genom att räkna på hur många sätt varje misstänkt kan
# ha lämnat just de här spåren.
#
# **Passar** två lektioner i sannolikhet: kombinationer, betingad sannolikhet, Bayes sats, väntevärde. Uppgifterna 1–3 tar 45 minuter,
# resten ytterligare 45. Du behöver papper; en riktig spellåda är välkommen, ledtrådarna kan matas in för hand.
#
# **Spelet på fem rader.** Var och en av de 28 skattrutorna har ett ledtrådskort med sju ledtrådar: terrängen i de sex grannrutorna
# (eller havet) och rutans slag, alltså vattenhål, grotta, ruin eller hamn. Åtta fästningar visar var sin lucka av kortet; i en av
# de åtta står ett frågetecken. Ingen vet vilket kort som drogs. Att gå in i en fästning kostar 4 poäng och att öppna luckan 7, och
# lika mycket kostar varje gissning, rätt eller fel.
#
# **Gissa först.** Du läser en lucka: ”buskmark”. Skriv ned: ungefär hur många av de 28 skattrutorna är kvar? Är en ruta med två
# grannar av buskmark lika sannolik som en med fyra?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.IslandCluesPanel(map="classic")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **One clue.** Enter *bush* for fortress A1. Find on the map the treasure hexes that touch bush, and predict. Then show the
#    chances. Why is the likeliest hex the likeliest? Read off *How the ways are counted* what each hex contributes, add the ways
#    on paper and check one of the fractions.
# 2. **Two clues.** Take back the first clue, then enter *jungle* for A1 and *jungle* for A2. Why does a hex with six jungle neighbours get 15
#    ways, and one with two jungle neighbours only 1? What would C(n, 2) be for n = 1, and what does that mean?
# 3. **The question mark.** Enter *jungle* and *?*, then *jungle* alone. Which chances does the question mark change? Why? “I paid 11
#    points and learnt nothing”, says Elof. Is he right? (Think of how many clues are left in how many windows.)
# 4. **A game against the clock.** Choose *from a card that the game draws*. Everybody takes the same seed. Open windows and
#    predict before each one. When do you guess? Whoever finds the treasure with the fewest points for opening wins. Then each
#    pair takes a seed of its own.
# 5. **One more clue?** After two clues look at *One more clue?*: the expected number of treasure hexes is a sum over all clues that the
#    next window may show. Work it out from the second table. Why does any fortress promise the same here?
# 6. **Guess or read?** Say on which hex you stand and compare guessing with reading on. Where on the map does reading pay, and where
#    guessing? How many points is a clue worth when 2, 4 and 8 hexes remain?
# 7. **Known cards.** Whoever has played often knows the cards. Switch to *known*: how many clues are enough now? Which fortress
#    should be read first, and why are they no longer alike? Would you play on with known cards?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Yksi vihje.** Valitse linnoitukseen A1 *pensasmaasto*. Etsi kartalta aarreruudut, joiden vieressä on pensasmaastoa, ja
#    ennusta. Näytä sitten todennäköisyydet. Miksi todennäköisin ruutu on todennäköisin? Katso kohdasta *Näin tavat lasketaan*,
#    mitä kukin ruutu tuo summaan, laske tavat yhteen paperilla ja tarkista yksi murtoluvuista.
# 2. **Kaksi vihjettä.** Ota ensimmäinen vihje pois ja valitse sitten *viidakko* sekä linnoitukseen A1 että A2. Miksi ruutu, jolla on kuusi
#    viidakkonaapuria, saa 15 tapaa, mutta se, jolla niitä on kaksi, vain yhden? Mitä olisi C(n, 2), kun n = 1, ja mitä se
#    tarkoittaa?
# 3. **Kysymysmerkki.** Valitse *viidakko* ja *kysymysmerkki*, sitten pelkkä *viidakko*. Mitä todennäköisyyksiä kysymysmerkki
#    muuttaa? Miksi? ”Maksoin 11 pistettä enkä saanut tietää mitään”, sanoo Elof. Onko hän oikeassa? (Mieti, montako vihjettä on
#    jäljellä montako luukkua kohti.)
# 4. **Kilpailu.** Valitse *kortista, jonka ohjelma vetää*. Kaikki ottavat saman siemenluvun. Avatkaa luukkuja ja ennustakaa
#    ennen kutakin. Milloin arvaat? Voittaja on se, joka löytää aarteen vähimmillä avaamispisteillä. Sitten jokainen pari ottaa
#    oman siemenluvun.
# 5. **Vieläkö yksi vihje?** Katso kahden vihjeen jälkeen kohtaa *Vieläkö yksi vihje?*: aarreruutujen määrän odotusarvo on summa
#    kaikista vihjeistä, joita seuraavassa luukussa voi näkyä. Laske se toisesta taulukosta. Miksi kaikki linnoitukset lupaavat tässä saman?
# 6. **Arvatako vai lukeako?** Kerro, missä ruudussa seisot, ja vertaa arvaamista ja lukemista. Missä päin karttaa lukeminen
#    kannattaa, missä arvaaminen? Monenko pisteen arvoinen vihje on, kun ruutuja on jäljellä 2, 4 tai 8?
# 7. **Tunnetut kortit.** Paljon pelannut tuntee kortit. Vaihda kortit *tunnetuiksi*: montako vihjettä nyt riittää? Mikä linnoitus
#    kannattaa lukea ensin, ja miksi ne eivät enää ole samanarvoisia? Haluaisitko pelata, jos kortit tunnetaan?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **En ledtråd.** Välj *buskmark* för fästning A1. Leta på kartan upp de skattrutor som gränsar till buskmark, och gissa. Visa
#    sedan sannolikheterna. Varför är den sannolikaste rutan sannolikast? Läs under *Så räknas sätten* vad varje ruta bidrar med,
#    addera sätten på papper och kontrollera ett av bråken.
# 2. **Två ledtrådar.** Ta bort den första ledtråden och välj sedan *djungel* för både A1 och A2. Varför får en ruta med sex djungelgrannar 15 sätt,
#    och en med två djungelgrannar bara 1? Vad skulle C(n, 2) bli för n = 1, och vad betyder det?
# 3. **Frågetecknet.** Välj *djungel* och *frågetecken*, sedan bara *djungel*. Vilka sannolikheter ändrar frågetecknet? Varför? ”Jag
#    betalade 11 poäng och fick inte veta något”, säger Elof. Har han rätt? (Tänk på hur många ledtrådar som är kvar i hur många
#    luckor.)
# 4. **En tävling.** Välj *från ett kort som programmet drar*. Alla tar samma frö. Öppna luckor och gissa före varje. När gissar du
#    på en ruta? Den som hittar skatten med minst poäng för att öppna vinner. Sedan tar varje par ett eget frö.
# 5. **En ledtråd till?** Se efter två ledtrådar på *En ledtråd till?*: väntevärdet för antalet skattrutor är en summa över alla
#    ledtrådar som nästa lucka kan visa. Räkna ut det ur den andra tabellen. Varför lovar alla fästningar detsamma här?
# 6. **Gissa eller läsa?** Ange på vilken ruta du står och jämför att gissa med att läsa vidare. Var på kartan lönar det sig att läsa, och
#    var att gissa? Hur många poäng är en ledtråd värd när 2, 4 och 8 rutor återstår?
# 7. **Kända kort.** Den som har spelat ofta kan korten. Byt till *kända*: hur många ledtrådar räcker nu? Vilken fästning bör läsas
#    först, och varför är de inte längre likvärdiga? Skulle du vilja spela med kända kort?

# %% [markdown] lang="en"
# ## The same in code
#
# `af.odds.clues` answers in fractions; here after the clues *jungle* and the question mark.

# %% [markdown] lang="fi"
# ## Sama koodina
#
# `af.odds.clues` vastaa murtolukuina; tässä vihjeet ovat *viidakko* ja kysymysmerkki.

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# `af.odds.clues` svarar i bråkform; här efter ledtrådarna *djungel* och frågetecknet.

# %% tags=["nbval-check-output"]
print(af.odds.clues({"A1": "jungle", "A2": "?"}))

# %% [markdown] lang="en"
# How many treasure hexes remain possible on average after 0, 1, 2, …, 8 fortresses? All treasure hexes and all choices of fortresses count
# alike. From which fortress on does one more rule out less than one treasure hex?

# %% [markdown] lang="fi"
# Montako aarreruutua on keskimäärin mahdollisia, kun linnoituksia on luettu 0, 1, 2, …, 8? Kaikki aarreruudut ja kaikki linnoitusten
# valinnat ovat yhtä todennäköisiä. Kuinka monennesta linnoituksesta lähtien yksi lisää jättää pois enää alle yhden aarreruudun?

# %% [markdown] lang="sv"
# Hur många skattrutor är i genomsnitt möjliga efter 0, 1, 2, …, 8 fästningar? Alla skattrutor och alla val av fästningar räknas lika. Från
# och med vilken fästning utesluter en till mindre än en skattruta?

# %% tags=["nbval-check-output"]
for forts in range(9):
    mean = af.odds.candidates(forts).mean
    print(forts, mean, f"{float(mean):.2f}", sep="   ")

# %% [markdown] lang="en"
# ## Think about it
#
# - The rulebook says that you need not be sure before you guess. When is a guess at 1/3 better than one more clue?
# - A player who has played often knows the cards by heart. Is that skill, or does it spoil the game?
# - Your rival walks straight to a treasure hex without having read many clues. What do you learn from that, and what if he is bluffing?
# - Where else does one reason like this: from traces back to causes? What plays the part of the ways there?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Sääntöjen mukaan ei tarvitse olla varma ennen kuin arvaa. Milloin arvaus, joka osuu todennäköisyydellä 1/3, on parempi kuin yksi vihje lisää?
# - Paljon pelannut osaa kortit ulkoa. Onko se taitoa, vai pilaako se pelin?
# - Kilpailijasi kulkee suoraan aarreruutuun, vaikka on lukenut vain vähän vihjeitä. Mitä siitä voi päätellä, ja entä jos hän bluffaa?
# - Missä muualla päätellään näin, jäljistä takaisin syihin? Mikä siellä vastaa tapojen lukumäärää?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Regelboken säger att man inte behöver vara säker innan man gissar. När är en gissning med sannolikheten 1/3 bättre än en ledtråd till?
# - Den som har spelat ofta kan korten utantill. Är det skicklighet, eller förstör det spelet?
# - Din motspelare går raka vägen till en skattruta utan att ha läst många ledtrådar. Vad lär du dig av det, och tänk om det är en bluff?
# - Var annars resonerar man så här, från spår tillbaka till orsaker? Vad motsvarar antalet sätt där?
