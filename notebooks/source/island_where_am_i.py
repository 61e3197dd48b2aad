# %% [markdown] lang="en"
# # Where am I?
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *You have come down by parachute somewhere on an island. You hold its map. You see jungle. You walk north and see swamp.
# Northeast: sea in sight! Where are you?* Each answer rules out hexes. Which question rules out most?
#
# **For** two lessons: counting, conditional probability, expected value, information in bits; also a first lesson about
# algorithms that ask well. Tasks 1 to 3 take 45 minutes, the others another 45. You need paper. A real map of the game and an
# opponent are welcome: choose *a real opponent answers*.
#
# **The game in four lines.** Your opponent has put you on a hex of the map. You name one of six directions. He tells you the
# terrain of the next hex there, or calls “sea in sight!”, and then you stay where you are. Fortresses are told as fortresses, and
# the four kinds of treasure hex all alike as treasure hexes.
#
# **Predict first.** The small island has 120 hexes. You see jungle; how many hexes remain? After how many steps will you
# know where you are: 2, 5 or 10?

# %% [markdown] lang="fi"
# # Missä olen?
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Olet hypännyt laskuvarjolla johonkin päin saarta. Kädessäsi on sen kartta. Näet viidakkoa. Kuljet pohjoiseen ja näet suota.
# Koilliseen: merta näkyvissä! Missä olet?* Jokainen vastaus sulkee ruutuja pois. Mikä kysymys sulkee pois eniten?
#
# **Sopii** kahdelle oppitunnille: lukumäärien laskeminen, ehdollinen todennäköisyys, odotusarvo, informaatio bitteinä; myös
# ensimmäiseksi tunniksi algoritmeista, jotka kysyvät hyvin. Tehtävät 1–3 vievät 45 minuuttia, loput toiset 45. Tarvitset
# paperia. Pelin oikea kartta ja vastapelaajakin käyvät: valitse *oikea vastapelaaja vastaa*.
#
# **Peli neljällä rivillä.** Vastapelaaja on sijoittanut sinut johonkin kartan ruutuun. Nimeät yhden kuudesta suunnasta. Hän kertoo
# siellä olevan seuraavan ruudun maaston tai huutaa ”merta näkyvissä!”, ja silloin jäät paikallesi. Linnoituksesta kerrotaan, että se on
# linnoitus, ja kaikista neljästä aarreruudun lajista vain, että se on aarreruutu.
#
# **Ennusta ensin.** Pienessä saaressa on 120 ruutua. Näet viidakkoa; moniko ruutu jää mahdolliseksi? Montako askelta tarvitset,
# ennen kuin tiedät, missä olet: 2, 5 vai 10?

# %% [markdown] lang="sv"
# # Var är jag?
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Du har landat med fallskärm någonstans på en ö. Du har kartan i handen. Du ser djungel. Du går norrut och ser träsk. Nordost:
# hav i sikte! Var är du?* Varje svar utesluter rutor. Vilken fråga utesluter mest?
#
# **Passar** två lektioner: att räkna antal, betingad sannolikhet, väntevärde, information i bitar; också en första lektion om
# algoritmer som frågar klokt. Uppgifterna 1–3 tar 45 minuter, resten ytterligare 45. Du behöver papper. Spelets riktiga karta
# och en motspelare är välkomna: välj *en riktig motspelare svarar*.
#
# **Spelet på fyra rader.** Motspelaren har satt dig på en ruta på kartan. Du nämner en av sex riktningar. Motspelaren säger vilken
# terräng nästa ruta där har, eller ropar ”hav i sikte!”, och då står du kvar. Om en fästning får du höra att det är en fästning, och
# om alla fyra slagen av skattrutor bara att det är en skattruta.
#
# **Gissa först.** Den lilla ön har 120 rutor. Du ser djungel; hur många rutor återstår? Efter hur många steg vet du var du är: 2, 5
# eller 10?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.IslandWherePanel(map="small")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **Step by step.** Predict before each *Show what remains possible* how many hexes remain, until you know where you are. How
#    many steps did you need? Take another seed and try to need fewer.
# 2. **Why is the sea so telling?** After the start, walk towards the sea and look at the bits each answer tells. Count on the map how many hexes have
#    the sea to the north. When does “sea in sight” tell much, and when little? What does an answer tell that was certain beforehand?
# 3. **Which direction promises most?** Show the table of directions. Say n hexes remain, and k of them give the same answer. Explain
#    why the expected number left is the sum of the squares k² divided by n. Check one row on paper. When is a direction worth nothing?
# 4. **Halves.** A bit is the answer to a question that splits what is possible into two halves. How many bits do you need for 120
#    hexes? For 1,000? How many does one answer bring on average, and how many steps does that make at least?
# 5. **The hardest start.** Choose *the hardest hex of the map*. What makes it hard? Then each pair plays against each other: one types
#    a hex for the other, and looks at the map for a nasty one. Whose partner needs the most steps?
# 6. **Lost.** When you know where you are, get lost. How many hexes are possible at once, and how many of the 61 within four steps are left
#    after you are told the new ground? How many steps do you need to find yourself again?
# 7. **Large.** Change the code to `map="classic"` and run the cell: 1,000 hexes. How many steps do you expect now? The expected number
#    of steps does not grow eightfold; why?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Askel askeleelta.** Ennusta aina ennen kuin painat *Näytä mahdolliset ruudut*, moniko ruutu jää, kunnes tiedät, missä
#    olet. Montako askelta tarvitsit? Ota toinen siemenluku ja yritä selvitä vähemmällä.
# 2. **Miksi meri kertoo niin paljon?** Kulje lähdöstä merta kohti ja katso, montako bittiä kukin vastaus kertoo. Laske kartalta, monenko ruudun
#    pohjoispuolella on meri. Milloin ”merta näkyvissä” kertoo paljon, milloin vähän? Paljonko kertoo vastaus, joka oli varma jo etukäteen?
# 3. **Mikä suunta lupaa eniten?** Näytä suuntien taulukko. Ruutuja on n, ja niistä k antaa saman vastauksen. Selitä, miksi
#    jäljelle jäävien määrän odotusarvo on neliöiden k² summa jaettuna luvulla n. Tarkista yksi rivi paperilla. Milloin suunta on arvoton?
# 4. **Puoliksi.** Yksi bitti on vastaus kysymykseen, joka jakaa mahdolliset kahtia. Montako bittiä tarvitaan 120 ruudulle? Entä
#    tuhannelle? Montako bittiä yksi vastaus tuo keskimäärin, ja montako askelta siitä tulee vähintään?
# 5. **Vaikein lähtö.** Valitse *kartan vaikeimmasta ruudusta*. Mikä tekee siitä vaikean? Sitten parit pelaavat keskenään: toinen
#    kirjoittaa toiselle ruudun ja etsii kartalta oikein ilkeän. Kenen pari tarvitsee eniten askelia?
# 6. **Eksyksissä.** Kun tiedät, missä olet, eksy. Moniko ruutu on heti mahdollinen, ja moniko 61 ruudusta enintään neljän askeleen päässä jää jäljelle, kun
#    uuden ruudun maasto kerrotaan? Montako askelta tarvitset löytääksesi itsesi uudelleen?
# 7. **Iso saari.** Muuta koodiin `map="classic"` ja aja solu: tuhat ruutua. Montako askelta odotat nyt tarvitsevasi? Askelten
#    määrän odotusarvo ei kasva kahdeksankertaiseksi; miksi?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Steg för steg.** Gissa före varje *Visa vad som är möjligt* hur många rutor som återstår, tills du vet var du är. Hur många
#    steg behövde du? Ta ett annat frö och försök klara dig med färre.
# 2. **Varför säger havet så mycket?** Gå från starten mot havet och se hur många bitar varje svar ger. Räkna på kartan hur många rutor som har
#    havet i norr. När säger ”hav i sikte” mycket, och när litet? Vad säger ett svar som var säkert redan på förhand?
# 3. **Vilken riktning lovar mest?** Visa tabellen över riktningarna. Säg att n rutor återstår och att k av dem ger samma svar.
#    Förklara varför väntevärdet för antalet kvar är summan av kvadraterna k² delad med n. Kontrollera en rad på papper. När är en riktning värdelös?
# 4. **Hälfter.** En bit är svaret på en fråga som delar det möjliga i två lika delar. Hur många bitar behövs för 120 rutor? För
#    1 000? Hur många ger ett svar i genomsnitt, och hur många steg blir det minst?
# 5. **Den svåraste starten.** Välj *kartans svåraste ruta*. Vad gör den svår? Sedan spelar ni parvis mot varandra: den ena skriver
#    en ruta för den andra och letar på kartan efter en riktigt elak. Vems kamrat behöver flest steg?
# 6. **Vilse.** När du vet var du är, gå vilse. Hur många rutor är genast möjliga, och hur många av de 61 inom fyra steg återstår när du får höra
#    den nya terrängen? Hur många steg behöver du för att hitta dig själv igen?
# 7. **Stort.** Ändra koden till `map="classic"` och kör cellen: 1 000 rutor. Hur många steg väntar du dig nu? Väntevärdet för antalet
#    steg blir inte åtta gånger så stort; varför?

# %% [markdown] lang="en"
# ## The same in code
#
# What was told is a list of words. Here somebody starts on bush, finds bush in the north and bush again in the northeast:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Kerrotut asiat ovat luettelo sanoja. Tässä joku lähtee pensasmaastosta, ja pohjoisessa ja sitten koillisessa on taas pensasmaastoa:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Det som sagts är en lista av ord. Här börjar någon i buskmark, hittar buskmark i norr och så buskmark igen i nordost:

# %% tags=["nbval-check-output"]
print(af.odds.location(["bush", "n bush", "ne bush"], map="small"))

# %% [markdown] lang="en"
# In how many steps does a hiker who always names the most promising direction know where it is, from each start of the small island
# alike? And which starts are the hardest?

# %% [markdown] lang="fi"
# Montako askelta tarvitsee patikoija, joka aina nimeää lupaavimman suunnan, kun pienen saaren kaikki lähdöt ovat yhtä todennäköisiä? Entä mitkä
# lähdöt ovat vaikeimmat?

# %% [markdown] lang="sv"
# Hur många steg behöver en vandrare som alltid nämner den mest lovande riktningen, när alla starter på den lilla ön är lika sannolika? Och
# vilka starter är svårast?

# %% tags=["nbval-check-output"]
print(af.odds.recognising(map="small"))

# %% tags=["nbval-check-output"]
print(af.odds.hardest_starts(5, map="small"))

# %% [markdown] lang="en"
# ## Think about it
#
# - You asked a question whose answer you could have foretold. Why did you learn nothing, though the answer was true?
# - The most promising direction is best on average. Can it be the worst for you? Would you still take it?
# - Your opponent chooses your start and knows how you ask. Should you then ask in another way?
# - Where else does one find a position from many small answers: a phone, a ship in fog, a doctor?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Kysyit kysymyksen, jonka vastauksen olisit voinut ennustaa. Miksi et oppinut mitään, vaikka vastaus oli tosi?
# - Lupaavin suunta on keskimäärin paras. Voiko se silti olla sinulle huonoin? Ottaisitko sen silti?
# - Vastapelaajasi valitsee lähtösi ja tietää, miten kysyt. Pitäisikö silloin kysyä toisin?
# - Missä muualla sijainti löytyy monesta pienestä vastauksesta: puhelin, laiva sumussa, lääkäri?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Du ställde en fråga vars svar du kunde ha förutsagt. Varför lärde du dig ingenting, fast svaret var sant?
# - Den mest lovande riktningen är bäst i genomsnitt. Kan den vara sämst för just dig? Skulle du ändå ta den?
# - Motspelaren väljer din start och vet hur du frågar. Borde du då fråga på ett annat sätt?
# - Var annars hittar man ett läge ur många små svar: en telefon, ett fartyg i dimma, en läkare?
