# %% [markdown] lang="en"
# # Waiting for the die
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *A tile opens with a 4, 5 or 6. Pirates let go with a 1 or 2. How long does that take?* Here you say what you expect, let the
# rules be played a thousand times, and see why the exact answer is what it is.
#
# **For** two or three lessons of probability: independent events, the rule for products, the geometric distribution, expected
# value. Task 1 takes 15 minutes, all of them 45. You need paper, and for task 2 a die for each pair.
#
# **Predict first.** You roll for a tile, once a turn. Write down before you read on: with what chance does it open in the first
# turn? How many turns does it take on average? With what chance are you still waiting after three turns?

# %% [markdown] lang="fi"
# # Silmälukua odottamassa
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Kiekko kääntyy nelosella, viitosella tai kutosella. Merirosvojen vankeudesta vapautuu ykkösellä tai kakkosella. Kauanko siihen
# menee?* Tässä kerrot ensin, mitä arvelet, annat koneen pelata tilanteen tuhat kertaa ja näet, miksi tarkka vastaus on sellainen
# kuin on.
#
# **Sopii** kahdelle tai kolmelle todennäköisyyslaskennan oppitunnille: riippumattomat tapahtumat, kertolaskusääntö,
# geometrinen jakauma, odotusarvo. Tehtävä 1 vie 15 minuuttia, kaikki yhteensä 45. Tarvitset paperia ja tehtävään 2 nopan
# paria kohti.
#
# **Ennusta ensin.** Yrität kääntää kiekon nopalla, kerran vuorossa. Kirjoita muistiin ennen kuin luet eteenpäin: millä
# todennäköisyydellä kiekko kääntyy jo ensimmäisellä vuorolla? Montako vuoroa siihen menee keskimäärin? Millä
# todennäköisyydellä odotat yhä kolmen vuoron jälkeen?

# %% [markdown] lang="sv"
# # Att vänta på tärningen
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *En marker vänds med en fyra, femma eller sexa. Sjörövarna släpper dig vid en etta eller tvåa. Hur länge dröjer det?* Här säger du
# vad du väntar dig, låter datorn spela situationen tusen gånger och ser varför det exakta svaret är som det är.
#
# **Passar** två eller tre lektioner i sannolikhet: oberoende händelser, multiplikationsregeln, geometrisk fördelning,
# väntevärde. Uppgift 1 tar 15 minuter, alla tillsammans 45. Du behöver papper, och till uppgift 2 en tärning per par.
#
# **Gissa först.** Du kastar för att vända en marker, en gång per tur. Skriv ned innan du läser vidare: med vilken sannolikhet vänds
# den redan i första turen? Hur många turer tar det i genomsnitt? Med vilken sannolikhet väntar du fortfarande efter tre turer?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.WaitingPanel(what="tile")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **The tile.** Type your predictions into the panel and simulate 100 trials. Which predictions survive? Now 1,000 and 10,000:
#    what changes, and what stays? Work out on paper the chance that exactly three turns are needed, then show the exact answer and
#    find the line in which it stands.
# 2. **A real die.** Each pair plays 10 waits with a die and counts the attempts. Collect the class's counts on the blackboard. Are they
#    more like a simulation of 100 or of 1,000 trials? Why do the means of the pairs differ so much?
# 3. **The pirates.** Choose *release from pirates or bedouins* and predict again. Why is everything the same as for *numbers of my
#    choice* 5 or 6, although quite different numbers help?
# 4. **The unlucky one.** Aino has failed five times in a row with the pirates. Elof says: “Now it is your turn to be lucky.” How long
#    does Aino still have to wait on average? To find out, divide the chance of exactly 7 turns by the chance of 6 or more, for which
#    the derivation has a line, and compare with the chance of exactly 2 turns.
# 5. **Several at once.** Two players, then four, until *all of them have succeeded*. Predict each time whether the expected number of
#    rounds doubles. Then choose until *the first has succeeded*: why does that soon become almost 1?
# 6. **How sure is a simulation?** Everybody takes a seed of their own, say their birthday, and simulates 100 trials of the same
#    question. Show the exact answer. In how many panels of the class does the exact chance of a single turn lie outside its 95 %
#    interval? How many would you expect?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Kiekko.** Kirjoita ennusteesi paneeliin ja simuloi 100 koetta. Mitkä ennusteet kestävät? Sitten 1 000 ja 10 000: mikä
#    muuttuu, mikä pysyy? Laske paperilla todennäköisyys, että vuoroja tarvitaan täsmälleen kolme. Näytä sitten tarkka vastaus ja
#    etsi rivi, jolla se on.
# 2. **Oikea noppa.** Jokainen pari odottaa oikealla nopalla 10 kertaa kiekon kääntymistä ja laskee yritykset. Kootkaa luokan
#    tulokset taululle. Muistuttavatko ne enemmän sadan vai tuhannen kokeen simulaatiota? Miksi parien keskiarvot eroavat niin
#    paljon?
# 3. **Merirosvot.** Valitse *vapautumista merirosvoilta tai beduiineilta* ja ennusta uudelleen. Miksi kaikki luvut ovat samat
#    kuin silloin, kun odotetaan *itse valittuja silmälukuja* 5 tai 6, vaikka auttavat silmäluvut ovat aivan toiset?
# 4. **Huono tuuri.** Aino on epäonnistunut merirosvojen vankina viisi kertaa peräkkäin. Elof sanoo: ”Nyt on sinun vuorosi onnistua.”
#    Kauanko Aino joutuu vielä keskimäärin odottamaan? Ota selvää: jaa todennäköisyys, että vuoroja tarvitaan täsmälleen 7,
#    todennäköisyydellä, että niitä tarvitaan vähintään 6 (laskussa on sille rivi), ja vertaa tulosta todennäköisyyteen, että vuoroja
#    tarvitaan täsmälleen 2.
# 5. **Monta yhtä aikaa.** Kaksi pelaajaa, sitten neljä, kunnes *kaikki ovat onnistuneet*. Ennusta joka kerta, kaksinkertaistuuko
#    kierrosten määrän odotusarvo. Valitse sitten, että odotetaan, kunnes *ensimmäinen on onnistunut*: miksi odotusarvo on pian lähes 1?
# 6. **Kuinka varma simulaatio on?** Jokainen ottaa oman siemenluvun, vaikkapa syntymäpäivänsä, ja simuloi 100 koetta samasta
#    kysymyksestä. Näyttäkää tarkka vastaus. Kuinka monessa luokan paneelissa yhden vuoron tarkka todennäköisyys jää 95 %:n
#    luottamusvälinsä ulkopuolelle? Kuinka monessa odottaisit niin käyvän?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Markern.** Skriv dina gissningar i panelen och simulera 100 försök. Vilka gissningar håller? Sedan 1 000 och 10 000: vad ändras,
#    och vad är sig likt? Räkna på papper ut sannolikheten att det krävs exakt tre turer, visa sedan det exakta svaret och leta upp
#    raden där den står.
# 2. **En riktig tärning.** Varje par spelar igenom 10 väntetider med en tärning och räknar försöken. Samla klassens resultat på tavlan. Liknar
#    de mer en simulering med 100 eller med 1 000 försök? Varför skiljer sig parens medelvärden så mycket?
# 3. **Sjörövarna.** Välj *att bli fri från sjörövare eller beduiner* och gissa igen. Varför blir allt likadant som för *tal som jag väljer
#    själv*, 5 eller 6, fast helt andra tal hjälper?
# 4. **Otur.** Aino har misslyckats fem gånger i rad hos sjörövarna. Elof säger: ”Nu är det din tur att ha tur.” Hur länge till får
#    Aino i genomsnitt vänta? Ta reda på det: dividera sannolikheten för exakt 7 turer med sannolikheten för 6 eller fler, som har en
#    rad i uträkningen, och jämför med sannolikheten för exakt 2 turer.
# 5. **Flera på en gång.** Två spelare, sedan fyra, tills *alla har lyckats*. Gissa varje gång om väntevärdet för antalet varv
#    fördubblas. Välj därefter tills *den första har lyckats*: varför blir det snart nästan 1?
# 6. **Hur säker är en simulering?** Alla tar ett eget frö, till exempel sin födelsedag, och simulerar 100 försök av samma fråga. Visa det
#    exakta svaret. I hur många av klassens paneler ligger den exakta sannolikheten för en enda tur utanför sitt 95 %-intervall? Hur många
#    hade du väntat dig?

# %% [markdown] lang="en"
# ## Find the mistake
#
# A public program rolls its die like this: it takes a random number between 0 and 1, all equally likely, multiplies it by 5, adds 1,
# and rounds to the nearest whole number.
#
# ```python
# def die():
#     return round(random() * 5 + 1)
# ```
#
# It never shows a 0 or a 7, and on average it shows 3.5, as a die should. So what is wrong?
#
# 1. Draw the numbers from 1 to 6 on a line and mark which of them are rounded to 1, to 2, …, to 6. Predict the chance of each face.
# 2. In the panel choose *numbers of my choice* and the program's die. With which choice of numbers do you find the mistake in a
#    simulation of 1,000 trials, and with which never, however many trials you take?
# 3. Mend the line of code. More than one way is right.
#
# Afterwards check the chances:

# %% [markdown] lang="fi"
# ## Etsi virhe
#
# Eräs julkinen ohjelma heittää noppansa näin: se arpoo luvun väliltä 0–1 (kaikki luvut ovat yhtä todennäköisiä), kertoo sen
# viidellä, lisää ykkösen ja pyöristää lähimpään kokonaislukuun.
#
# ```python
# def die():
#     return round(random() * 5 + 1)
# ```
#
# Nollaa tai seitsemää ei tule koskaan, ja keskimäärin tulee 3,5 niin kuin nopalla pitääkin. Missä siis on vika?
#
# 1. Piirrä lukusuora ykkösestä kutoseen ja merkitse, mitkä luvut pyöristyvät ykköseksi, mitkä kakkoseksi, …, mitkä kutoseksi. Ennusta
#    kunkin silmäluvun todennäköisyys.
# 2. Valitse paneelissa *itse valittuja silmälukuja* ja ohjelman noppa. Millä silmäluvuilla virhe löytyy tuhannen kokeen simulaatiosta, ja
#    millä ei koskaan, olipa kokeita kuinka monta tahansa?
# 3. Korjaa koodirivi. Oikeita tapoja on useita.
#
# Tarkista todennäköisyydet lopuksi:

# %% [markdown] lang="sv"
# ## Hitta felet
#
# Ett offentligt program kastar sin tärning så här: det tar ett slumptal mellan 0 och 1, alla lika sannolika, multiplicerar det med 5,
# lägger till 1 och avrundar till närmaste heltal.
#
# ```python
# def die():
#     return round(random() * 5 + 1)
# ```
#
# Den visar aldrig 0 eller 7, och i genomsnitt visar den 3,5, precis som en tärning ska. Så vad är fel?
#
# 1. Rita talen från 1 till 6 på en tallinje och markera vilka av dem som avrundas till 1, till 2, …, till 6. Gissa sannolikheten för varje tal.
# 2. Välj *tal som jag väljer själv* och programmets tärning i panelen. Med vilket val av tal hittar du felet i en simulering med 1 000
#    försök, och med vilket aldrig, hur många försök du än tar?
# 3. Rätta kodraden. Det finns mer än ett rätt sätt.
#
# Kontrollera sannolikheterna efteråt:

# %% tags=["nbval-check-output"]
print(af.odds.Die.rounded().throw())

# %% [markdown] lang="en"
# ## The same in code
#
# The panel asks `af.odds.waiting`, which answers in fractions. Here somebody waits for a six, and the list ends after ten attempts:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy funktiolta `af.odds.waiting`, joka vastaa murtolukuina. Tässä odotetaan kutosta, ja luettelo päättyy kymmenenteen
# yritykseen:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `af.odds.waiting`, som svarar i bråkform. Här väntar någon på en sexa, och listan slutar efter tio försök:

# %% tags=["nbval-check-output"]
print(af.odds.waiting("6", most=10))

# %% [markdown] lang="en"
# One line for each number of players who wait for a 4, 5 or 6 until the last has succeeded: how many players, the expected number of
# rounds, and how many rounds are enough with a chance of 90 %.

# %% [markdown] lang="fi"
# Rivi kullekin pelaajamäärälle, kun odotetaan nelosta, viitosta tai kutosta, kunnes viimeinenkin on onnistunut: montako pelaajaa,
# kierrosten määrän odotusarvo ja montako kierrosta riittää 90 %:n todennäköisyydellä.

# %% [markdown] lang="sv"
# En rad för varje antal spelare som väntar på en fyra, femma eller sexa tills den sista har lyckats: hur många spelare, väntevärdet för
# antalet varv och hur många varv som räcker med sannolikheten 90 %.

# %% tags=["nbval-check-output"]
for players in range(1, 7):
    last = af.odds.waiting("4-6", players=players)
    print(players, last.mean, last.quantile(0.9), sep="   ")

# %% [markdown] lang="en"
# ## Think about it
#
# - Before this lesson, did you expect to wait longer or less long than you really do? Where does that feeling come from?
# - The likeliest number of attempts is always 1, and the expected number is 2, 3 or 6. Which of the two would you tell somebody who asks how
#   long it takes?
# - A simulation gave 34.1 % and the exact answer is 1/3. What does each of them tell you that the other does not?
# - Would you have noticed the program's die while playing? What kind of mistake does one notice in a game, and what kind does one only
#   find by calculating?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Luulitko ennen tätä tuntia, että joudut odottamaan kauemmin vai lyhyemmän aikaa kuin todella joudut? Mistä se tuntuma tulee?
# - Todennäköisin yritysten määrä on aina 1, ja odotusarvo on 2, 3 tai 6. Kumman kertoisit sille, joka kysyy, kauanko odottaminen kestää?
# - Simulaatio antoi 34,1 %, ja tarkka vastaus on 1/3. Mitä kumpikin kertoo, mitä toinen ei kerro?
# - Olisitko pelatessasi huomannut, millainen ohjelman noppa on? Minkälaisen virheen huomaa pelatessa, ja minkälaisen löytää vain laskemalla?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Trodde du före den här lektionen att du skulle få vänta längre eller kortare tid än du verkligen får? Varifrån kommer den känslan?
# - Det troligaste antalet försök är alltid 1, och väntevärdet är 2, 3 eller 6. Vilket av talen skulle du säga till den som frågar hur
#   länge det dröjer?
# - En simulering gav 34,1 %, och det exakta svaret är 1/3. Vad säger simuleringen som svaret inte säger, och tvärtom?
# - Skulle du ha märkt felet i programmets tärning medan du spelade? Vilket slags fel märker man i ett spel, och vilket hittar man bara genom att
#   räkna?
