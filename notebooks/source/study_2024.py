# %% [markdown] lang="en"
# # A study, played again
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panels appear below their code cells.
#
# <!-- /lab-only -->
#
# *In 2024 somebody let four strategies play the game against each other a hundred thousand times and published what came of it.* Is it
# true? Science trusts a figure when others can find it again. So the games are played again here: under the rules of the published
# program, by players who decide as its players do, but with a program of our own.
#
# **For** two or three lessons of statistics: confidence intervals, p-values, replication, multiple comparisons. Task 1 takes 20 minutes.
# You need paper and a calculator.
#
# **Predict first.** These are the published figures. Write down before you go on: if the same games are played with other dice, by how
# much will a share of wins differ? How many of the eight figures will agree? And how will you decide what “agree” means?

# %% [markdown] lang="fi"
# # Tutkimus pelattuna uudelleen
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneelit ilmestyvät koodisolujensa alle.
#
# <!-- /lab-only -->
#
# *Vuonna 2024 joku antoi neljän strategian pelata peliä toisiaan vastaan satatuhatta kertaa ja julkaisi tulokset.* Pitävätkö ne
# paikkansa? Tiede luottaa lukuun, kun muutkin saavat saman. Siksi pelit pelataan tässä uudelleen: julkaistun ohjelman säännöillä ja
# pelaajilla, jotka päättävät samoin kuin sen pelaajat, mutta omalla ohjelmallamme.
#
# **Sopii** kahdelle tai kolmelle tilastojen oppitunnille: luottamusvälit, p-arvot, tutkimuksen toistaminen, monen luvun testaaminen.
# Tehtävä 1 vie 20 minuuttia. Tarvitset paperia ja laskimen.
#
# **Ennusta ensin.** Tässä ovat julkaistut luvut. Kirjoita muistiin ennen kuin jatkat: jos samat pelit pelataan eri nopilla, kuinka
# paljon voittojen osuus muuttuu? Moniko kahdeksasta luvusta sopii yhteen? Ja miten päätät, mitä ”sopii yhteen” tarkoittaa?

# %% [markdown] lang="sv"
# # En studie, spelad på nytt
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelerna under sina kodceller.
#
# <!-- /lab-only -->
#
# *År 2024 lät någon fyra strategier spela spelet mot varandra hundra tusen gånger och publicerade vad det blev.* Stämmer det? Vetenskapen
# litar på en siffra när andra kan få fram den igen. Därför spelas spelen på nytt här: med det publicerade programmets regler och av
# spelare som bestämmer som dess spelare gör, men med ett eget program.
#
# **Passar** två eller tre lektioner i statistik: konfidensintervall, p-värden, att upprepa en studie, att testa många siffror. Uppgift 1
# tar 20 minuter. Du behöver papper och räknare.
#
# **Gissa först.** Här är de publicerade siffrorna. Skriv ned innan du går vidare: om samma spel spelas med andra tärningar, hur mycket
# ändras då en andel av vinsterna? Hur många av de åtta siffrorna kommer att stämma? Och hur avgör du vad ”stämma” betyder?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %% tags=["nbval-check-output"]
af.studies.study()

# %% [markdown] lang="en"
# Two of the strategies always go to the closest tile and start in Cairo or Tangier; the other two first travel by land to Cape Town or to the
# Gold Coast. The horseshoe wins were published once for the usual five horseshoes and once for eight.

# %% [markdown] lang="fi"
# Kaksi strategioista lähtee Kairosta tai Tangerista ja menee aina lähimmälle kiekolle; toiset kaksi matkustavat ensin maitse Kapkaupunkiin
# tai Kultarannikolle. Hevosenkengällä voitettujen pelien osuus on julkaistu sekä tavallisille viidelle hevosenkengälle että kahdeksalle.

# %% [markdown] lang="sv"
# Två av strategierna går alltid till närmaste marker och börjar i Kairo eller Tanger; de andra två reser först landvägen till Kapstaden eller
# Guldkusten. Andelen vinster med visum är publicerad både för de vanliga fem visumen och för åtta.

# %%
panel = af.StudyPanel()
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **How sure is a published figure?** Nobody published intervals, but the number of games is enough. Work out half the width of the
#    95 % interval for Cape Town's share p of n games: 1.96 · √(p · (1 − p) / n). Then press *Run* and look for your interval in the table.
# 2. **Few games, much agreement.** Ask for 300 games of each variant and press *Run*. How many figures agree? Now 3,000, then 100,000. Why
#    does it get harder to agree, although both sides know more and more? What would you think of somebody who replicates a study with 300
#    games and reports: “All figures confirmed”?
# 3. **What p says.** Take a figure with p between 0.05 and 0.5. Which is right? (a) With probability p both programs play the same game.
#    (b) If both play the same game, a difference at least so large comes up with probability p. (c) The difference is unimportant.
# 4. **Eight at once.** Everybody in the class takes a seed of their own and plays 5,000 games of each variant. In how many panels does at
#    least one figure *differ only if tested alone*? If nothing differed at all and the figures were independent, eight tests at 95 % would
#    all pass with probability 0.95⁸. Compare. What does the column *p, all tested together* do about it?
# 5. **The two that do not fit.** Play all 100,000 games. Which figures differ, and by how many of their standard errors? Read what the panel
#    says about exchanged names. Why can the very games that suggested the exchange not prove it? Find two ways in which it could really be
#    tested.
# 6. **By the Star.** Choose *wins: closest tile, from Cairo* under *By the city of the Star*. Where must the Star lie for it to win? Why is a game so
#    short when the Star lies in Morocco? Thirty intervals of 95 % are shown: how many of them miss?
# 7. **Your report.** Write five sentences: what was replicated, how, what agrees, what does not, and what you do not know.

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Kuinka varma on julkaistu luku?** Luottamusvälejä ei ole julkaistu, mutta pelien määrä riittää. Laske Kapkaupungin strategian osuuden p
#    95 %:n luottamusvälin leveyden puolikas, kun pelejä on n: 1,96 · √(p · (1 − p) / n). Paina sitten *Aja* ja etsi välisi taulukosta.
# 2. **Vähän pelejä, paljon yhteensopivuutta.** Pyydä 300 peliä kumpaakin muunnelmaa ja paina *Aja*. Moniko luku sopii yhteen? Sitten 3 000 ja
#    100 000. Miksi yhteensopiminen käy yhä vaikeammaksi, vaikka kumpikin osapuoli tietää yhä enemmän? Mitä ajattelisit ihmisestä, joka
#    toistaa tutkimuksen 300 pelillä ja kertoo: ”Kaikki luvut vahvistettu”?
# 3. **Mitä p kertoo.** Ota luku, jonka p on 0,05:n ja 0,5:n välillä. Mikä on oikein? (a) Ohjelmat pelaavat samaa peliä todennäköisyydellä p.
#    (b) Jos ne pelaavat samaa peliä, vähintään näin suuri ero tulee todennäköisyydellä p. (c) Erolla ei ole väliä.
# 4. **Kahdeksan kerralla.** Jokainen luokassa ottaa oman siemenluvun ja pelaa 5 000 peliä kumpaakin muunnelmaa. Kuinka monessa paneelissa
#    ainakin yksi luku *eroaa vain yksin testattuna*? Jos mitään eroa ei olisi ja luvut olisivat riippumattomia, kaikki kahdeksan testiä
#    menisivät 95 %:n tasolla läpi todennäköisyydellä 0,95⁸. Vertaa. Mitä sarake *p, kaikki testattu yhdessä* tekee asialle?
# 5. **Kaksi, jotka eivät sovi.** Pelaa kaikki 100 000 peliä. Mitkä luvut eroavat, ja kuinka monta keskivirhettään? Lue, mitä paneeli sanoo
#    nimien vaihtumisesta. Miksi samat pelit, jotka toivat vaihdon mieleen, eivät voi todistaa sitä? Keksi kaksi tapaa, joilla sitä voisi
#    oikeasti testata.
# 6. **Tähden mukaan.** Valitse kohdasta *Afrikan tähden kaupungin mukaan* strategia *lähin kiekko, Kairosta*. Missä Tähden on oltava, jotta se
#    voittaa? Miksi peli on niin lyhyt, kun Tähti on Marokossa? Näkyvissä on kolmekymmentä 95 %:n väliä: moniko niistä menee ohi?
# 7. **Sinun raporttisi.** Kirjoita viisi lausetta: mitä toistettiin, miten, mikä sopii yhteen, mikä ei ja mitä et tiedä.

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Hur säker är en publicerad siffra?** Inga intervall är publicerade, men antalet spel räcker. Räkna ut halva bredden på 95 %-intervallet
#    för Kapstadens andel p av n spel: 1,96 · √(p · (1 − p) / n). Tryck sedan på *Kör* och leta upp ditt intervall i tabellen.
# 2. **Få spel, mycket som stämmer.** Be om 300 spel av varje variant och tryck på *Kör*. Hur många siffror stämmer? Sedan 3 000, sedan
#    100 000. Varför blir det svårare att stämma, fast båda sidor vet mer och mer? Vad skulle du tycka om någon som upprepar en studie med
#    300 spel och berättar: ”Alla siffror bekräftade”?
# 3. **Vad p säger.** Ta en siffra med p mellan 0,05 och 0,5. Vad är rätt? (a) Med sannolikheten p spelar programmen samma spel. (b) Om båda
#    spelar samma spel uppstår en minst så stor skillnad med sannolikheten p. (c) Skillnaden är oviktig.
# 4. **Åtta på en gång.** Alla i klassen tar ett eget frö och spelar 5 000 spel av varje variant. I hur många paneler finns minst en siffra
#    som *skiljer sig bara om den testas ensam*? Om ingenting skilde sig och siffrorna vore oberoende skulle alla åtta test klara 95 % med
#    sannolikheten 0,95⁸. Jämför. Vad gör kolumnen *p, alla testade tillsammans* åt saken?
# 5. **De två som inte passar.** Spela alla 100 000 spel. Vilka siffror skiljer sig, och med hur många av sina medelfel? Läs vad panelen säger
#    om ombytta namn. Varför kan just de spel som väckte tanken inte bevisa den? Hitta två sätt på vilka den verkligen kunde testas.
# 6. **Efter stjärnan.** Välj *vinster: närmaste marker, från Kairo* under *Efter Afrikas stjärnas stad*. Var måste stjärnan ligga för att den ska vinna?
#    Varför är ett spel så kort när stjärnan ligger i Marocko? Trettio 95 %-intervall visas: hur många av dem missar?
# 7. **Din rapport.** Skriv fem meningar: vad som upprepades, hur, vad som stämmer, vad som inte stämmer och vad du inte vet.

# %% [markdown] lang="en"
# ## Which rule do the figures hang on?
#
# A replication that agrees may still rest on a lucky misreading. So here one rule at a time is read otherwise, and everything else stays, the
# dice too. If the published figures then no longer fit, they speak for our reading of that rule; if they fit as well, they tell nothing
# about it. With every rule in turn this takes a minute or two; choose a single one to be quicker.
#
# 8. **Predict, then look.** Choose `star_last_instant_win`: the published program lets the Star win at once when no horseshoe is left, which
#    no rulebook says. By how many rounds would games be longer without this rule? Would the published length still fit?
# 9. **Every rule.** How many changes do the published figures rule out? Look at those that move the length and are still not ruled out: what
#    would you need to tell them apart? Which changes make no difference in any game, and why with these four players?

# %% [markdown] lang="fi"
# ## Mistä säännöstä luvut riippuvat?
#
# Yhteensopiva toistokin voi levätä onnekkaan väärinkäsityksen varassa. Siksi tässä luetaan yksi sääntö kerrallaan toisin, ja kaikki muu pysyy,
# nopat mukaan lukien. Jos julkaistut luvut eivät sitten enää sovi, ne puhuvat sen puolesta, miten me olemme säännön lukeneet; jos ne
# sopivat yhtä hyvin, ne eivät kerro säännöstä mitään. Kaikki säännöt vuorollaan vievät minuutin tai pari; yksi kerrallaan käy nopeammin.
#
# 8. **Ennusta, katso sitten.** Valitse `star_last_instant_win`: julkaistussa ohjelmassa Tähti voittaa heti, jos hevosenkenkiä ei ole enää
#    jäljellä, mitä mikään sääntökirja ei sano. Montako kierrosta pelit pitenisivät ilman tätä sääntöä? Sopisiko julkaistu pituus silti?
# 9. **Jokainen sääntö.** Montako muutosta julkaistut luvut sulkevat pois? Katso niitä, jotka muuttavat pituutta mutta joita ei silti suljeta
#    pois: mitä tarvitsisit, jotta ne erottuisivat? Mitkä muutokset eivät muuta yhtäkään peliä, ja miksi juuri näillä neljällä pelaajalla?

# %% [markdown] lang="sv"
# ## Vilken regel hänger siffrorna på?
#
# Även en upprepning som stämmer kan vila på en lyckosam misstolkning. Därför läses här en regel i taget på ett annat sätt, medan allt annat är
# sig likt, också tärningarna. Om de publicerade siffrorna då inte längre passar talar de för vårt sätt att läsa regeln; om de passar lika
# bra säger de ingenting om den. Alla regler i tur och ordning tar en minut eller två; en enda går snabbare.
#
# 8. **Gissa, titta sedan.** Välj `star_last_instant_win`: i det publicerade programmet vinner stjärnan genast när inget visum är kvar, vilket
#    ingen regelbok säger. Hur många varv längre skulle spelen bli utan den regeln? Skulle den publicerade längden ändå passa?
# 9. **Varje regel.** Hur många ändringar utesluter de publicerade siffrorna? Se på dem som ändrar längden men ändå inte utesluts: vad skulle du
#    behöva för att skilja dem åt? Vilka ändringar gör ingen skillnad i något spel, och varför just med de här fyra spelarna?

# %%
rules = af.StudyRulesPanel()
rules

# %% [markdown] lang="en"
# ## What we know, and what we do not
#
# - The rules and the strategies were read from the published program, whose code is public; the report itself, a PDF, could not be read. So
#   what its authors call each strategy in their table is known from the figures alone.
# - One rule that stands in the code was left out: there a leg by sea counts as paid for a player without money when the nearest tile by land is
#   less than 13 steps away. How the program comes to that point could not be made out with certainty.
# - The published board has two slips in the dots where pirates lie; as a graph of places and steps it is the same as ours.
# - In the published program the players are seated anew in every game. Here all orders round the table take turns, and within each of them
#   everybody moves on by one seat with every game.
# - That three blank tiles make room for the three further horseshoes is our assumption.
# - Nothing was adjusted so that it would fit. Where figures differ, they are left to differ.

# %% [markdown] lang="fi"
# ## Mitä tiedämme ja mitä emme
#
# - Säännöt ja strategiat on luettu julkaistusta ohjelmasta, jonka koodi on avoin; itse raporttia, PDF-tiedostoa, ei saatu luettua. Siksi vain
#   luvut kertovat, mitä strategiaa raportin taulukossa milläkin nimellä tarkoitetaan.
# - Yksi koodissa oleva sääntö jätettiin pois: siinä rahattoman pelaajan meritaival lasketaan maksetuksi, kun lähin kiekko on maitse alle 13
#   askeleen päässä. Miten ohjelma tähän kohtaan tulee, ei selvinnyt varmasti.
# - Julkaistussa laudassa on kaksi lipsahdusta merirosvojen pisteissä; paikkojen ja askelten verkkona se on sama kuin meidän.
# - Julkaistussa ohjelmassa pelaajat istutetaan joka pelissä uudelleen. Tässä kaikki järjestykset pöydän ympärillä vuorottelevat, ja kussakin
#   jokainen siirtyy joka pelissä yhden paikan eteenpäin.
# - Oletamme itse, että kolme lisähevosenkenkää korvaa kolme tyhjää kiekkoa.
# - Mitään ei ole säädetty sopivaksi. Missä luvut eroavat, siellä ne saavat erota.

# %% [markdown] lang="sv"
# ## Vad vi vet, och vad vi inte vet
#
# - Reglerna och strategierna är lästa ur det publicerade programmet, vars kod är öppen; själva rapporten, en PDF, gick inte att läsa. Därför är
#   det bara siffrorna som säger vilken strategi varje namn i rapportens tabell syftar på.
# - En regel som står i koden har lämnats bort: där räknas en sträcka till sjöss som betald för en spelare utan pengar när närmaste marker till
#   lands är mindre än 13 steg bort. Hur programmet når den punkten gick inte att avgöra med säkerhet.
# - Det publicerade brädet har två små fel i punkterna där sjörövarna ligger; som graf av platser och steg är det likadant som vårt.
# - I det publicerade programmet placeras spelarna på nytt i varje spel. Här turas alla ordningar runt bordet om, och i var och en flyttar alla
#   ett steg i varje spel.
# - Att tre blanka marker ger plats åt de tre extra visumen är vårt antagande.
# - Ingenting har justerats för att passa. Där siffror skiljer sig får de skilja sig.

# %% [markdown] lang="en" tags=["lab-only"]
# ## The same in code
#
# The panels ask `af.studies.reproduction` and `af.studies.sensitivity`. Here are 60 games, few enough to be played at once, and far too few to
# tell anything but the most glaring error:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneelit kysyvät funktioilta `af.studies.reproduction` ja `af.studies.sensitivity`. Tässä on 60 peliä, niin vähän, että ne pelataan hetkessä,
# ja aivan liian vähän, jotta muu kuin räikein virhe paljastuisi:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelerna frågar `af.studies.reproduction` och `af.studies.sensitivity`. Här är 60 spel, så få att de spelas på ett ögonblick, och alldeles
# för få för att avslöja annat än det grövsta felet:

# %% tags=["nbval-check-output", "lab-only"]
again = af.studies.reproduction(games=60, compiled=False)
columns = ["measure", "published", "ours", "p", "p_holm", "agrees_among_all"]
print(again.figures()[columns].round(3).to_string(index=False))

# %% [markdown] lang="en"
# ## Think about it
#
# - We agree with the report in a hundred thousand games. Could both programs be wrong in the same way? What would show it?
# - Two figures differ, and a simple story explains them. What makes a story an explanation?
# - Whoever compares eight figures, thirty cities and sixty rules will find something striking. How do you tell luck from news?
# - What should a study publish so that others can play it again without guessing?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Olemme samaa mieltä raportin kanssa sadantuhannen pelin jälkeen. Voisivatko molemmat ohjelmat olla samalla tavalla väärässä? Mistä sen näkisi?
# - Kaksi lukua eroaa, ja yksinkertainen tarina selittää ne. Mikä tekee tarinasta selityksen?
# - Se, joka vertaa kahdeksaa lukua, kolmeakymmentä kaupunkia ja kuuttakymmentä sääntöä, löytää varmasti jotain silmiinpistävää. Miten erotat
#   sattuman uutisesta?
# - Mitä tutkimuksen pitäisi julkaista, jotta muut voisivat pelata sen uudelleen arvaamatta?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Vi är överens med rapporten efter hundra tusen spel. Kunde båda programmen ha fel på samma sätt? Vad skulle visa det?
# - Två siffror skiljer sig, och en enkel berättelse förklarar dem. Vad gör en berättelse till en förklaring?
# - Den som jämför åtta siffror, trettio städer och sextio regler hittar säkert något påfallande. Hur skiljer du slump från nyhet?
# - Vad borde en studie publicera för att andra ska kunna spela den på nytt utan att gissa?
