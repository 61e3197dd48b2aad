# %% [markdown] lang="en"
# # The race home
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *The Star has been found. Aino carries it home, and Elof, who still has a horseshoe, runs for home as well: whoever is first in Tangier or
# Cairo wins the game. Who is the favourite?* Here you say what you expect, let the race be run a thousand times, and see why the exact
# answer is what it is.
#
# **For** three lessons of probability: the rule for products, independent events, expected value, how far an expected value tells who
# wins. Task 1 takes 15 minutes, all of them two hours; each can be left out. You need paper, and for task 1 a die for each pair.
#
# **Predict first.** Aino is 12 steps from home and Elof only 6. Both walk by land, neither has money, and Aino moves next. Write down before
# you read on: with what chance does Aino win all the same? How many turns does each of them need on average? What would Aino's chance be
# if Elof moved next?

# %% [markdown] lang="fi"
# # Kilpajuoksu maaliin
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Afrikan tähti on löytynyt. Aino vie sitä maaliin, ja myös Elof, jolla on vielä hevosenkenkä, kiirehtii maaliin: se, joka on ensin Tangerissa
# tai Kairossa, voittaa pelin. Kumpi on suosikki?* Tässä kerrot ensin, mitä arvelet, annat koneen pelata kilpajuoksun tuhat kertaa ja näet,
# miksi tarkka vastaus on sellainen kuin on.
#
# **Sopii** kolmelle todennäköisyyslaskennan oppitunnille: kertolaskusääntö, riippumattomat tapahtumat, odotusarvo ja se, kuinka hyvin
# odotusarvo kertoo voittajan. Tehtävä 1 vie 15 minuuttia, kaikki yhteensä kaksi tuntia; minkä tahansa voi jättää väliin. Tarvitset paperia
# ja tehtävään 1 nopan paria kohti.
#
# **Ennusta ensin.** Aino on 12 askeleen päässä maalista ja Elof vain 6 askeleen. Kumpikin kulkee maitse, kummallakaan ei ole rahaa, ja Aino
# on seuraavaksi vuorossa. Kirjoita muistiin ennen kuin luet eteenpäin: millä todennäköisyydellä Aino silti voittaa? Montako vuoroa kumpikin
# tarvitsee keskimäärin? Mikä Ainon voiton todennäköisyys olisi, jos Elof olisi seuraavaksi vuorossa?

# %% [markdown] lang="sv"
# # Kapplöpningen hem
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Afrikas stjärna har hittats. Aino är på väg hem med den, och Elof, som ännu har ett visum, skyndar också hem: den som är först i Tanger
# eller Kairo vinner spelet. Vem är favorit?* Här säger du vad du väntar dig, låter datorn köra kapplöpningen tusen gånger och ser varför det
# exakta svaret är som det är.
#
# **Passar** tre lektioner i sannolikhet: multiplikationsregeln, oberoende händelser, väntevärde och hur mycket ett väntevärde säger om vem
# som vinner. Uppgift 1 tar 15 minuter, alla tillsammans två timmar; vilken som helst kan hoppas över. Du behöver papper, och till uppgift
# 1 en tärning per par.
#
# **Gissa först.** Aino har 12 steg kvar till målet och Elof bara 6. Båda går till lands, ingen av dem har pengar, och Aino står i tur. Skriv
# ned innan du läser vidare: med vilken sannolikhet vinner Aino ändå? Hur många turer behöver var och en i genomsnitt? Vilken vore Ainos
# sannolikhet om Elof stod i tur?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.RacePanel(
    star="ain_galaka_fork_chad_land_3",
    star_money=0,
    chaser_1="sahara_dar_fur_land_1",
    chaser_1_money=0,
)
panel

# %% [markdown] lang="en"
# ## Tasks
#
# Money is counted in ship tickets; a flight costs as much as three of them.
#
# 1. **Twelve steps against six** (15 min). Draw a way of 12 squares. Each pair plays the race five times: one die, turn by turn, Aino first;
#    more than is needed also brings you home. Collect the winners on the blackboard. Then type your predictions into the panel, simulate 1,000
#    races and show the exact answer. Work out on paper the chance that Elof is home in his first turn. Where does it stand in the
#    derivation, and why must it be multiplied by the chance that Aino is not home yet?
# 2. **Who moves next?** (15 min) Let Elof move next and predict Aino's chance. Then compare with the table *What a little more would be worth*
#    of task 1, in the row where Aino loses a turn: why is the chance the same? Now put both on the dot where Elof stands, then both in
#    Capetown, with Aino to move. Where is moving first worth more, and why?
# 3. **One more ticket** (15 min). Aino moves next again, and Elof is back on his dot without money. Put Aino on *the dot 1 step from Suakin
#    and 2 steps from Addis Abeba*: that too is 12 steps from home by land. Predict her chance with 0, 1, 2 and 3 ship tickets, then look.
#    Which ticket is worth the most, and which is worth nothing? For what would she spend them?
# 4. **An even chance** (15 min). Everything as in task 1. Where must Elof stand, who moves second, to win with a chance of about 50 %?
#    Everybody names a place, and how many steps it is from home. Then show the answer and the *map of the chances of* Elof. What do
#    Cape Verde, Addis Abeba and the dot between Ain-Galaka and Dar-Fur have in common, and what do they not?
# 5. **Quick on average** (20 min). Aino is in Congo with 6 tickets and Elof at Lake Victoria with 3; Aino moves next. Aino flies twice, and then
#    one roll brings her home unless it is a 1. Elof flies once and then travels 4 steps by sea, 2 a turn, without paying. How many turns does
#    each need on average, and with what chance does each win? Work it out, then look at the table *Quick on average, and first home*. Can
#    you find a position of your own in which the quicker one on average is not the favourite?
# 6. **The best response** (20 min). The same position. What could Elof do instead, who sees that his quickest plan is almost always too late?
#    Predict his chance, then choose *Best response by* Elof. Now the reverse: Aino in Tunis and Elof in Tripoli, both without money, Aino
#    to move. What must Aino do to win for certain? When does it pay to leave the quickest way: when one is ahead or behind?
# 7. **Three chasers** (20 min). Aino is in Sierra Leone and moves next. Elof in Daressalam, Ida in Ocomba and Otto in Congo have a horseshoe
#    each, and nobody has money. Against Elof alone Aino wins with 77.0 %, against Ida alone with 71.0 %, against Otto alone with 77.0 %. Predict
#    her chance against all three. Multiply the three chances: why is the exact answer greater than the product?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# Rahat lasketaan laivalippuina, ja lippu kelpaa yhdelle laivamatkalle; lento maksaa saman verran kuin kolme lippua.
#
# 1. **Kaksitoista askelta vastaan kuusi** (15 min). Piirrä 12 ruudun reitti. Jokainen pari pelaa kilpajuoksun viisi kertaa: yksi noppa, vuoro
#    kerrallaan, Aino ensin; tarvittavaa suurempikin silmäluku vie maaliin. Kootkaa voittajat taululle. Kirjoita sitten ennusteesi
#    paneeliin, simuloi 1 000 kilpajuoksua ja näytä tarkka vastaus. Laske paperilla todennäköisyys, että Elof on maalissa ensimmäisellä
#    vuorollaan. Missä kohdassa laskua se on, ja miksi se kerrotaan todennäköisyydellä, että Aino ei ole vielä maalissa?
# 2. **Kuka on vuorossa?** (15 min) Anna Elofin olla seuraavaksi vuorossa ja ennusta Ainon voiton todennäköisyys. Vertaa sitä sitten
#    tehtävän 1 taulukkoon *Minkä arvoinen pieni lisä olisi*, riviin, jolla Ainolta jää yksi vuoro väliin: miksi todennäköisyys on sama?
#    Siirrä nyt molemmat pisteeseen, jossa Elof on, ja sitten molemmat Kapkaupunkiin; Aino on vuorossa. Kummassa paikassa aloittaminen
#    on arvokkaampaa, ja miksi?
# 3. **Yksi lippu lisää** (15 min). Aino on taas vuorossa, ja Elof on entisessä pisteessään ilman rahaa. Siirrä Aino paikkaan *piste, josta on
#    1 askel Suakiniin ja 2 askelta Addis Abebaan*: sekin on maitse 12 askeleen päässä maalista. Ennusta Ainon voiton todennäköisyys, kun
#    laivalippuja on 0, 1, 2 ja 3, ja katso sitten. Mikä lipuista on arvokkain, ja mistä ei ole mitään hyötyä? Mihin Aino ne käyttäisi?
# 4. **Tasaväkinen kilpa** (15 min). Kaikki niin kuin tehtävässä 1. Missä Elofin, joka siirtää toisena, pitää olla, jotta hän voittaisi noin
#    50 %:n todennäköisyydellä? Jokainen nimeää paikan ja kertoo, montako askelta siitä on maaliin. Näyttäkää sitten vastaus ja valitkaa kohtaan
#    *Kenen voiton todennäköisyys kartalla* Elof. Mitä yhteistä on Kap Verdellä, Addis Abeballa ja Ain-Galakan ja Darfurin välissä olevalla
#    pisteellä, ja mitä ei?
# 5. **Keskimäärin nopea** (20 min). Aino on Kongossa, ja hänellä on 6 lippua; Elof on Victoriajärvellä, ja hänellä on 3. Aino on vuorossa.
#    Aino lentää kahdesti, ja sitten yksi heitto vie maaliin, ellei silmäluku ole ykkönen. Elof lentää kerran ja matkustaa sitten 4 askelta
#    meritse maksamatta, 2 askelta vuorossa. Montako vuoroa kumpikin tarvitsee keskimäärin, ja millä todennäköisyydellä kumpikin
#    voittaa? Laske ja katso sitten taulukkoa *Keskimäärin nopea ja ensimmäisenä maalissa*. Löydätkö itse tilanteen, jossa keskimäärin
#    nopeampi ei ole suosikki?
# 6. **Paras vastaus** (20 min). Sama tilanne. Elof näkee, että hänen nopein suunnitelmansa myöhästyy melkein aina. Mitä hän voisi tehdä sen
#    sijaan? Ennusta hänen voittonsa todennäköisyys ja valitse sitten kohtaan *Kuka vastaa parhaalla tavalla* Elof. Nyt toisin päin: Aino
#    Tunisissa ja Elof Tripolissa, kumpikin ilman rahaa, Aino vuorossa. Mitä Ainon pitää tehdä, jotta hän voittaisi varmasti? Milloin
#    nopeimmalta tieltä kannattaa poiketa: kun on edellä vai kun on jäljessä?
# 7. **Kolme takaa-ajajaa** (20 min). Aino on Sierra Leonessa ja seuraavaksi vuorossa. Elofilla Dar es Salaamissa, Idalla Ocombassa ja Otolla
#    Kongossa on hevosenkenkä, eikä kenelläkään ole rahaa. Pelkkää Elofia vastaan Aino voittaa todennäköisyydellä 77,0 %, pelkkää Idaa
#    vastaan 71,0 % ja pelkkää Ottoa vastaan 77,0 %. Ennusta, millä todennäköisyydellä hän voittaa kaikki kolme. Kerro kolme todennäköisyyttä
#    keskenään: miksi tarkka vastaus on tuloa suurempi?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# Pengarna räknas i båtbiljetter; en flygresa kostar lika mycket som tre.
#
# 1. **Tolv steg mot sex** (15 min). Rita en väg med 12 rutor. Varje par spelar kapplöpningen fem gånger: en tärning, tur efter tur, Aino
#    först; också den som slår mer än vad som behövs är i mål. Samla vinnarna på tavlan. Skriv sedan dina gissningar i panelen, simulera 1 000
#    kapplöpningar och visa det exakta svaret. Räkna på papper ut sannolikheten att Elof är i mål i sin första tur. Var står den i
#    uträkningen, och varför måste den multipliceras med sannolikheten att Aino ännu inte är i mål?
# 2. **Vem står i tur?** (15 min) Låt Elof stå i tur och gissa Ainos sannolikhet. Jämför sedan med tabellen *Vad lite till skulle vara värt* i
#    uppgift 1, på raden där Aino förlorar en tur: varför är sannolikheten densamma? Ställ nu båda på punkten där Elof står, sedan båda i
#    Kapstaden, med Aino i tur. Var är det mer värt att börja, och varför?
# 3. **En biljett till** (15 min). Aino står åter i tur, och Elof är tillbaka på sin punkt utan pengar. Ställ Aino på *punkten 1 steg från
#    Suakin och 2 steg från Addis Abeba*: också därifrån är det 12 steg till målet till lands. Gissa hennes sannolikhet med 0, 1, 2 och 3
#    båtbiljetter, och se sedan efter. Vilken biljett är värd mest, och vilken är inte värd något? Vad skulle hon använda dem till?
# 4. **Jämnt lopp** (15 min). Allt som i uppgift 1. Elof flyttar som tvåa. Var måste han stå för att vinna med ungefär 50 % sannolikhet? Var
#    och en nämner en plats och hur många steg det är därifrån till målet. Visa sedan svaret och *karta över vinstchansen för* Elof. Vad
#    har Kap Verde, Addis Abeba och punkten mellan Ain-Galaka och Darfur gemensamt, och vad inte?
# 5. **Snabb i genomsnitt** (20 min). Aino är i Kongo med 6 biljetter och Elof vid Victoriasjön med 3; Aino står i tur. Aino flyger två gånger,
#    och sedan tar ett kast henne i mål, om det inte är en etta. Elof flyger en gång och reser sedan 4 steg till sjöss utan biljett, 2 per
#    tur. Hur många turer behöver var och en i genomsnitt, och med vilken sannolikhet vinner var och en? Räkna, och titta sedan på tabellen
#    *Snabb i genomsnitt och först i mål*. Hittar du en egen ställning där den som är snabbare i genomsnitt inte är favorit?
# 6. **Det bästa svaret** (20 min). Samma ställning. Elof ser att hans snabbaste plan nästan alltid kommer för sent. Vad kunde han göra i
#    stället? Gissa hans sannolikhet, och välj sedan *Bästa svaret ges av* Elof. Nu tvärtom: Aino i Tunis och Elof i Tripoli, båda utan
#    pengar, Aino i tur. Vad måste Aino göra för att säkert vinna? När lönar det sig att lämna den snabbaste vägen: när man leder eller när
#    man ligger efter?
# 7. **Tre förföljare** (20 min). Aino är i Sierra Leone och står i tur. Elof i Dar es-Salaam, Ida i Ocomba och Otto i Kongo har var sitt
#    visum, och ingen har pengar. Mot Elof ensam vinner Aino med sannolikheten 77,0 %, mot Ida ensam med 71,0 %, mot Otto ensam med 77,0 %. Gissa
#    hennes sannolikhet mot alla tre. Multiplicera de tre sannolikheterna: varför är det exakta svaret större än produkten?

# %% [markdown] lang="en"
# ## The same in code
#
# The panel asks `af.odds.race`, which works with fractions. The runners stand in turn order, and money is counted as in the game. This
# is the position of task 6, with the best response of the second runner:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy funktiolta `af.odds.race`, joka laskee murtoluvuilla. Pelaajat ovat vuorojärjestyksessä, ja rahat lasketaan niin kuin
# pelissä. Tässä on tehtävän 6 tilanne, jossa toinen pelaaja vastaa parhaalla tavalla:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `af.odds.race`, som räknar med bråk. Spelarna står i turordning, och pengarna räknas som i spelet. Det här är ställningen
# i uppgift 6, där den andra spelaren ger det bästa svaret:

# %% tags=["nbval-check-output"]
aino = {"name": "Aino", "at": "congo", "money": 600, "star": True}
elof = {"name": "Elof", "at": "lake_victoria", "money": 300, "horseshoe": True}
print(af.odds.race("fan", [aino, elof], best_response=2))

# %% [markdown] lang="en"
# What moving first is worth where both stand in the same place without money: the place, and the chance of whoever moves first. The list
# begins near home. On the whole the chance falls with the distance; where does it not?

# %% [markdown] lang="fi"
# Minkä arvoista on aloittaa, kun kumpikin on samassa paikassa ilman rahaa: paikka ja aloittajan voiton todennäköisyys. Luettelon alku on
# lähellä maalia. Yleensä todennäköisyys pienenee matkan kasvaessa; missä kohdassa ei?

# %% [markdown] lang="sv"
# Vad det är värt att börja när båda står på samma plats utan pengar: platsen, och sannolikheten för den som börjar. Listan börjar nära
# målet. På det hela taget sjunker sannolikheten med avståndet; var gör den inte det?

# %% tags=["nbval-check-output"]
for place in ("morocco", "egypt", "sahara", "dar_fur", "kandjama", "capetown"):
    both = {"at": place, "money": 0}
    same = af.odds.race("fan", [both | {"star": True}, both | {"horseshoe": True}])
    print(f"{place:<9} {float(same.odds['player_1']):.3f}")

# %% [markdown] lang="en"
# The cities from which Elof has at least an even chance against Aino in task 4:

# %% [markdown] lang="fi"
# Kaupungit, joista Elof voittaa tehtävässä 4 Ainon vähintään 50 %:n todennäköisyydellä:

# %% [markdown] lang="sv"
# De städer varifrån Elof i uppgift 4 vinner över Aino med minst 50 % sannolikhet:

# %% tags=["nbval-check-output"]
aino = {"at": "ain_galaka_fork_chad_land_3", "money": 0, "star": True}
elof = {"at": "sahara_dar_fur_land_1", "money": 0, "horseshoe": True}
race = af.odds.race("fan", [aino, elof])
chances = race.map(2)
[city for city in race.graph.cities if chances.get(city, 0) >= 1 / 2]

# %% [markdown] lang="en"
# ## Think about it
#
# - Which of your predictions was the farthest off? Did you think of the number of steps, of the number of turns, or of who moves next?
# - An expected value is one number for many possible courses. Which question about the race does it answer, and which does it not?
# - Elof's best response needs more turns on average than his quickest plan. In which other games, or in sports, does somebody who is behind
#   take risks, and somebody who is ahead none?
# - The exact answer takes for granted that Aino keeps to her quickest plan. What would change if she, too, answered Elof's best response?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Mikä ennusteistasi meni eniten pieleen? Ajattelitko askelten määrää, vuorojen määrää vai sitä, kuka on vuorossa?
# - Odotusarvo tiivistää monta mahdollista pelin kulkua yhteen lukuun. Mihin kilpajuoksua koskevaan kysymykseen se vastaa, ja mihin
#   ei?
# - Elofin paras vastaus vaatii keskimäärin enemmän vuoroja kuin hänen nopein suunnitelmansa. Missä muissa peleissä tai urheilulajeissa
#   se, joka on jäljessä, ottaa riskejä ja se, joka on edellä, ei ota?
# - Tarkassa vastauksessa Aino pysyy nopeimmassa suunnitelmassaan. Mitä muuttuisi, jos hänkin vastaisi Elofin parhaaseen vastaukseen?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Vilken av dina gissningar slog mest fel? Tänkte du på antalet steg, på antalet turer eller på vem som står i tur?
# - Ett väntevärde är ett enda tal för många möjliga förlopp. Vilken fråga om kapplöpningen besvarar det, och vilken besvarar det inte?
# - Elofs bästa svar kräver i genomsnitt fler turer än hans snabbaste plan. I vilka andra spel eller sporter tar den som ligger efter risker
#   som den som leder inte tar?
# - Det exakta svaret utgår från att Aino håller sig till sin snabbaste plan. Vad skulle ändras om också hon svarade på Elofs bästa svar?
