# %% [markdown] lang="en"
# # The board as a graph
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *Cities are points, roads and sea routes are lines between them: the board is a graph.* Which city is the hub of Africa? Which
# single dot cuts the board in two? Who suffers most when a port is closed? Here you say what you expect, check it on the map, and
# see how the same questions are asked of railways, power lines and friendships.
#
# **For** two or three lessons: graphs, shortest ways, bridges, measures of centrality, and the chance of a single roll. Task 1 takes
# 10 minutes, all of them 90. You need paper, the board or the map below, and for task 2 a die for each pair.
#
# **Predict first.** Write down before you read on: how many steps is it at least from Cairo to Capetown if you stay on land? How many
# does a ship save? Which city would you call the hub of Africa, and why?

# %% [markdown] lang="fi"
# # Lauta verkkona
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Kaupungit ovat pisteitä, tiet ja merireitit niitä yhdistäviä viivoja: lauta on verkko eli graafi.* Mikä kaupunki on Afrikan
# solmukohta? Mikä yksittäinen piste katkaisee laudan? Kuka kärsii eniten, kun satama suljetaan? Tässä kerrot ensin, mitä arvelet,
# tarkistat sen kartalta ja näet, miten samat kysymykset esitetään rautateistä, sähköverkoista ja kaveruussuhteista.
#
# **Sopii** kahdelle tai kolmelle oppitunnille: verkot, lyhimmät reitit, sillat, keskeisyyden mitat ja yhden heiton todennäköisyys.
# Tehtävä 1 vie 10 minuuttia, kaikki yhteensä 90. Tarvitset paperia, pelilaudan tai alla olevan kartan ja tehtävään 2 nopan paria kohti.
#
# **Ennusta ensin.** Kirjoita muistiin ennen kuin luet eteenpäin: kuinka monta askelta Kairosta on vähintään Kapkaupunkiin, jos
# kuljetaan vain maitse? Montako askelta laiva säästää? Mitä kaupunkia sanoisit Afrikan solmukohdaksi, ja miksi?

# %% [markdown] lang="sv"
# # Brädet som graf
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Städerna är punkter, vägarna och båtlinjerna är linjer mellan dem: brädet är en graf.* Vilken stad är Afrikas knutpunkt? Vilken
# enstaka punkt klipper av brädet? Vem drabbas hårdast när en hamn stängs? Här säger du vad du väntar dig, kontrollerar det på kartan
# och ser hur samma frågor ställs om järnvägar, elnät och vänskap.
#
# **Passar** två eller tre lektioner: grafer, kortaste vägar, broar, mått på centralitet och sannolikheten för ett enda kast. Uppgift
# 1 tar 10 minuter, alla tillsammans 90. Du behöver papper, brädet eller kartan nedan och till uppgift 2 en tärning per par.
#
# **Gissa först.** Skriv ned innan du läser vidare: hur många steg är det minst från Kairo till Kapstaden om man bara reser till lands?
# Hur många sparar en båt? Vilken stad skulle du kalla Afrikas knutpunkt, och varför?

# %%
from itertools import combinations

import afrikan as af
from afrikan.board import analysis, changes, told

af.use(language="en", seed=7)

# %%
panel = af.RoutePanel(what="distance", start="cairo", goal="capetown")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **From Cairo to Capetown** (10 minutes). Count the steps of a shortest way by land on the map, then with ships as well, and type
#    your prediction. Does the panel find a shorter way? How can you be sure that no way is shorter still? How many rolls does it take at
#    least, and why will it take more?
# 2. **One roll from the Gold Coast** (15 minutes). Choose *How far does a roll go?* and start on the Gold Coast. Mark all places on
#    paper where a roll of 4 can end, first by land, then by sea. With what chance does the next roll reach another city? Each pair
#    rolls a real die 20 times and counts; compare with a simulation of 1,000 trials. Then choose a dot as the place to reach: why is it
#    harder than a city?
# 3. **The hub of Africa** (15 minutes). One third of the class looks for the city with most directions, by land and by air, one third
#    for the city that lies on most shortest ways, one third for the city that lies nearest to all others. Predict, then look.
#    Present your candidates. Which of the three measures would you use for a hospital, for a robber, for an airline?
# 4. **The cut** (15 minutes). Which single dot or city cuts off most cities by land? Mark your guess on the map before you choose
#    *Where can the board be cut?* How many steps lie between the two worst places? What do ships change?
# 5. **A closed port** (15 minutes). Each group closes another port and predicts which city loses most. Collect on the blackboard:
#    the port, the number of pairs that lie farther apart, the loser. How often is the loser not the city whose port was closed? Which
#    port cannot be closed at all?
# 6. **Your road** (20 minutes). Build one road of 4 steps between two cities of your choice, so that as many pairs as possible lie nearer
#    together by land and sea. Three attempts for each group, and each is written down with a reason before it is tried. Which
#    measure of task 3 would have told you where to build?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Kairosta Kapkaupunkiin** (10 minuuttia). Laske kartalta lyhimmän reitin askeleet maitse, sitten myös laivalla, ja kirjoita
#    ennusteesi. Löytääkö paneeli lyhyemmän reitin? Mistä voit olla varma, ettei vielä lyhyempää ole? Montako heittoa matkaan tarvitaan
#    vähintään, ja miksi niitä kuluu enemmän?
# 2. **Yksi heitto Kultarannikolta** (15 minuuttia). Valitse *Mihin heitto riittää?* ja lähtöpaikaksi Kultarannikko. Merkitse paperille
#    kaikki paikat, joihin silmäluvulla 4 pääsee, ensin maitse, sitten meritse. Millä todennäköisyydellä seuraava heitto vie toiseen
#    kaupunkiin? Jokainen pari heittää oikeaa noppaa 20 kertaa ja laskee; vertaa tuhannen kokeen simulaatioon. Valitse sitten
#    tavoitteeksi jokin piste: miksi siihen on vaikeampi päästä kuin kaupunkiin?
# 3. **Afrikan solmukohta** (15 minuuttia). Kolmannes luokasta etsii kaupunkia, josta pääsee useimpiin suuntiin, maitse ja lentäen,
#    kolmannes kaupunkia, joka on useimpien lyhimpien reittien varrella, ja kolmannes kaupunkia, joka on lähimpänä kaikkia muita.
#    Ennustakaa ja katsokaa sitten. Esitelkää ehdokkaanne. Minkä kolmesta mitasta valitsisit sairaalalle, rosvolle, lentoyhtiölle?
# 4. **Katkos** (15 minuuttia). Mikä yksittäinen piste tai kaupunki jättää eniten kaupunkeja erilleen, kun kuljetaan maitse? Merkitse
#    arvauksesi karttaan, ennen kuin valitset *Mistä laudan voi katkaista?* Montako askelta on kahden pahimman paikan välillä? Mitä
#    laivat muuttavat?
# 5. **Suljettu satama** (15 minuuttia). Jokainen ryhmä sulkee eri sataman ja ennustaa, mikä kaupunki menettää eniten. Kootkaa taululle
#    satama, niiden kaupunkiparien määrä, joiden välimatka kasvaa, ja häviäjä. Kuinka usein häviäjä ei ole se kaupunki, jonka satama suljettiin?
#    Mitä satamaa ei voi sulkea lainkaan?
# 6. **Oma tie** (20 minuuttia). Rakentakaa yksi neljän askeleen tie kahden valitsemanne kaupungin välille niin, että mahdollisimman
#    monen kaupunkiparin välimatka maitse ja meritse lyhenee. Jokaisella ryhmällä on kolme yritystä, ja jokaisen perustelu kirjoitetaan
#    muistiin ennen kokeilua. Mikä tehtävän 3 mitoista olisi kertonut, mihin kannattaa rakentaa?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Från Kairo till Kapstaden** (10 minuter). Räkna stegen på en kortaste väg till lands på kartan, sedan också med båt, och skriv din
#    gissning. Hittar panelen en kortare väg? Hur kan du vara säker på att ingen är ännu kortare? Hur många kast går det åt minst, och
#    varför blir det fler?
# 2. **Ett kast från Guldkusten** (15 minuter). Välj *Hur långt räcker ett kast?* och börja på Guldkusten. Markera på papper alla platser
#    där kastet 4 kan sluta, först till lands, sedan till sjöss. Med vilken sannolikhet når nästa kast en annan stad? Varje par kastar
#    en riktig tärning 20 gånger och räknar; jämför med en simulering med 1 000 försök. Välj sedan en punkt som plats att nå: varför är
#    den svårare att nå än en stad?
# 3. **Afrikas knutpunkt** (15 minuter). En tredjedel av klassen letar efter staden med flest håll, till lands och med flyg, en tredjedel
#    efter staden som ligger på flest kortaste vägar, en tredjedel efter staden som ligger närmast alla andra. Gissa och titta
#    sedan efter. Presentera era kandidater. Vilket av de tre måtten skulle du använda för ett sjukhus, för en rövare, för ett flygbolag?
# 4. **Klippet** (15 minuter). Vilken enstaka punkt eller stad skär av flest städer till lands? Markera din gissning på kartan innan du
#    väljer *Var kan brädet klippas av?* Hur många steg ligger det mellan de två värsta platserna? Vad ändrar båtarna?
# 5. **En stängd hamn** (15 minuter). Varje grupp stänger en egen hamn och gissar vilken stad som förlorar mest. Samla på tavlan: hamnen,
#    antalet par som får längre till varandra, förloraren. Hur ofta är förloraren inte staden vars hamn stängdes? Vilken hamn går inte
#    att stänga alls?
# 6. **Er egen väg** (20 minuter). Bygg en väg på 4 steg mellan två städer som ni väljer, så att så många par av städer som möjligt får
#    kortare till varandra till lands och till sjöss. Varje grupp har tre försök, och varje försök motiveras skriftligt innan det provas.
#    Vilket mått i uppgift 3 hade kunnat tala om var ni skulle bygga?

# %% [markdown] lang="en"
# ## The same in code
#
# The panel asks `afrikan.board`, where the board is a graph with methods of its own. Do the tasks first: what follows gives the answers.
# The steps from Cairo to Capetown by land, and by land and sea:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy moduulilta `afrikan.board`, jossa lauta on verkko omine metodeineen. Tee tehtävät ensin: seuraavassa ovat vastaukset.
# Askeleet Kairosta Kapkaupunkiin maitse sekä maitse ja meritse:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `afrikan.board`, där brädet är en graf med egna metoder. Gör uppgifterna först: det som följer ger svaren. Stegen från
# Kairo till Kapstaden till lands respektive till lands och till sjöss:

# %% tags=["nbval-check-output"]
board = af.RouteGraph.load("finnish")
board.distance("cairo", "capetown", "land"), board.distance("cairo", "capetown", "mixed")

# %% [markdown] lang="en"
# Where a roll of 4 from the Gold Coast can end, by land and by sea, and the chance that the next roll reaches another city:

# %% [markdown] lang="fi"
# Mihin silmäluvulla 4 pääsee Kultarannikolta maitse ja meritse, ja millä todennäköisyydellä seuraava heitto vie toiseen kaupunkiin:

# %% [markdown] lang="sv"
# Var kastet 4 från Guldkusten kan sluta, till lands och till sjöss, och sannolikheten att nästa kast når en annan stad:

# %% tags=["nbval-check-output"]
for mode in ("land", "sea"):
    print(told.reach_word(board, analysis.reach(board, "gold_coast", 4, mode)))
print(af.odds.one_roll(board, "gold_coast").chance)

# %% [markdown] lang="en"
# Three kinds of hub: the places with most directions by land, and the cities with the greatest betweenness, with their mean distance
# to all others.

# %% [markdown] lang="fi"
# Kolmenlaisia solmukohtia: paikat, joista pääsee maitse useimpiin suuntiin, ja kaupungit, joiden välillisyys on suurin, sekä niiden
# keskimääräinen välimatka muihin.

# %% [markdown] lang="sv"
# Tre slags knutpunkter: platserna med flest håll till lands och städerna med störst mellancentralitet, med deras medelavstånd till
# de andra.

# %% tags=["nbval-check-output"]
print(told.named(analysis.hubs(board, "land")[["land", "sea", "air"]].head(5), board).to_string(), end="\n\n")
print(told.named(analysis.centrality(board).round(3).head(5), board).to_string())

# %% [markdown] lang="en"
# The places that cut off most cities by land:

# %% [markdown] lang="fi"
# Paikat, jotka maitse kuljettaessa jättävät eniten kaupunkeja erilleen:

# %% [markdown] lang="sv"
# De platser som skär av flest städer till lands:

# %% tags=["nbval-check-output"]
for cut in analysis.articulation_points(board, "land")[:3]:
    print(told.cut_word(board, cut))

# %% [markdown] lang="en"
# The port of Tangier is closed: how many distances change, and which change most.

# %% [markdown] lang="fi"
# Tangerin satama suljetaan: kuinka moni välimatka muuttuu ja mitkä eniten.

# %% [markdown] lang="sv"
# Hamnen i Tanger stängs: hur många avstånd som ändras och vilka som ändras mest.

# %% tags=["nbval-check-output"]
closed = changes.compare(board, changes.with_closed_port(board, "tangier"))
print(closed.summary)
print(told.named(closed.distances.head(5), board).to_string())

# %% [markdown] lang="en"
# A road leads from end to end or not at all. So two cities lie nearer together with it if a way over the road is shorter than
# the shortest way there was. That can be tried for all 496 roads; these bring most pairs nearer together:

# %% [markdown] lang="fi"
# Tietä kuljetaan päästä päähän tai ei lainkaan. Kaksi kaupunkia on siis sen ansiosta lähempänä toisiaan, jos reitti tietä pitkin on
# lyhyempi kuin entinen lyhin reitti. Sitä voi kokeilla kaikilla 496 tiellä; nämä lähentävät useimpia pareja:

# %% [markdown] lang="sv"
# En väg följs från ände till ände eller inte alls. Två städer får alltså kortare till varandra om vägen över den nya vägen är kortare än
# den kortaste väg som fanns. Det kan prövas för alla 496 vägar; de här ger flest par kortare avstånd:

# %% tags=["nbval-check-output"]
steps, pairs = 4, list(combinations(board.cities, 2))
away = {city: board.distances(city, "mixed") for city in board.cities}


def nearer(a, b):
    over = [min(away[x][a] + away[b][y], away[x][b] + away[a][y]) + steps for x, y in pairs]
    return sum(way < away[x][y] for way, (x, y) in zip(over, pairs, strict=True))


for a, b in sorted(pairs, key=lambda road: -nearer(*road))[:5]:
    print(nearer(a, b), a, b)

# %% [markdown] lang="en"
# ## Think about it
#
# - Which of your predictions was farthest off? Was it the map that misled you, or the word *hub*?
# - On the map, distances look like centimetres; in the graph only steps count. Find two cities that lie near each other on the map and
#   far apart in the graph.
# - The best road of all leaps over half of Africa in 4 steps. Which rule for roads would make the task fairer, and who would win then?
# - Which station, bridge or crossroads where you live would you not want to lose? Which measure says so?
# - A betweenness is a chance: that a shortest way drawn by lot leads through the city. What could you simulate, and what only calculate?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Mikä ennusteistasi meni eniten pieleen? Johtiko sinut harhaan kartta vai sana *solmukohta*?
# - Kartalla välimatkat näyttävät senttimetreiltä; verkossa vain askeleet merkitsevät. Etsi kaksi kaupunkia, jotka ovat kartalla lähekkäin
#   mutta verkossa kaukana toisistaan.
# - Kaikkein paras tie hyppää puolen Afrikan yli neljällä askeleella. Millainen teitä koskeva sääntö tekisi tehtävästä
#   reilumman, ja kuka silloin voittaisi?
# - Mitä asemaa, siltaa tai risteystä et kotiseudullasi haluaisi menettää? Mikä mitta kertoo sen?
# - Välillisyys on todennäköisyys: että arvottu lyhin reitti kulkee kaupungin kautta. Mitä voi simuloida, ja minkä voi vain laskea?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Vilken av dina gissningar låg längst ifrån? Var det kartan som lurade dig, eller ordet *knutpunkt*?
# - På kartan ser avstånd ut som centimeter; i grafen räknas bara stegen. Hitta två städer som ligger nära varandra på kartan och långt
#   från varandra i grafen.
# - Den allra bästa vägen hoppar över halva Afrika på 4 steg. Vilken regel för vägar skulle göra uppgiften rättvisare, och vem skulle
#   vinna då?
# - Vilken station, bro eller korsning där du bor skulle du inte vilja förlora? Vilket mått säger det?
# - Mellancentraliteten är en sannolikhet: att en kortaste väg som lottas fram går genom staden. Vad kan man simulera, och vad bara räkna ut?
