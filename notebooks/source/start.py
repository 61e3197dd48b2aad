# %% [markdown] lang="en"
# # Afrikan tähti: start here
#
# A laboratory for the board game *Afrikan tähti* (*Afrikas stjärna*, *Star of Africa*): play it turn by turn under
# the rules of your choice, see which rule says so, and find out what the chances are. *Suomeksi: [../fi/start.ipynb](../fi/start.ipynb). På svenska:
# [../sv/start.ipynb](../sv/start.ipynb).*
#
# **How to run a notebook:** choose *Run → Run All Cells* in the menu above. Nothing is downloaded, and nothing can
# break: close the tab, choose *Discard*, and the notebook is as it was.

# %% [markdown] lang="fi"
# # Afrikan tähti: aloita tästä
#
# *Afrikan tähti* -lautapelin laboratorio: pelaa vuoro vuorolta valitsemillasi säännöillä, katso, mihin sääntöön mikin perustuu, ja
# ota selvää, kuinka todennäköistä mikin on. *In English: [../en/start.ipynb](../en/start.ipynb). På svenska:
# [../sv/start.ipynb](../sv/start.ipynb).*
#
# **Näin ajat työkirjan:** valitse yllä olevasta valikosta *Run → Run All Cells*. Mitään ei ladata verkosta, eikä mikään voi
# mennä rikki: sulje välilehti, valitse *Discard*, ja työkirja on entisellään.

# %% [markdown] lang="sv"
# # Afrikas stjärna: börja här
#
# Ett laboratorium för brädspelet *Afrikas stjärna* (*Afrikan tähti*): spela tur för tur med de regler du väljer, se vilken
# regel som säger vad och ta reda på hur stora chanserna är. *In English: [../en/start.ipynb](../en/start.ipynb). Suomeksi: [../fi/start.ipynb](../fi/start.ipynb).*
#
# **Så kör du en arbetsbok:** välj *Run → Run All Cells* i menyn ovan. Ingenting laddas ner och ingenting kan gå sönder: stäng
# fliken, välj *Discard*, och arbetsboken är som den var.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %% [markdown] lang="en"
# ## Which notebook is for you
#
# | notebook | who | what you do there |
# | --- | --- | --- |
# | [play.ipynb](play.ipynb) | everyone | choose the rules and the players, roll or type the die, step forward and back; settle an argument about a rule; set a puzzle |
# | [rules.ipynb](rules.ipynb) | whoever argues about a rule | every point that is open to interpretation, what each edition says, a position in which it matters; your own rules as a printed sheet |
# | [island_play.ipynb](island_play.ipynb) | everyone; lessons of reasoning | another game, for two: you are set down on an island of hexes; find out where you are, then where the treasure is |
# | [waiting.ipynb](waiting.ipynb) | a first lesson of probability | how long the die lets you wait for a tile, or for the pirates to let go; find the mistake in a die |
# | [tile_odds.ipynb](tile_odds.ipynb) | lessons of probability | what the next tile shows, where the Star may be, what a robber costs; pay, roll or move on |
# | [route_graph.ipynb](route_graph.ipynb) | lessons about graphs | distances, hubs, bridges, the reach of a roll; close a port, build a road |
# | [travel_time.ipynb](travel_time.ipynb) | expected value, for the curious | how many turns a journey takes, by road, ship or air, and the best choice for each roll |
# | [race_home.ipynb](race_home.ipynb) | whoever wants to win | the Star against the horseshoes: who gets home first, and what a ticket or a turn is worth |
# | [rule_comparison.ipynb](rule_comparison.ipynb) | whoever argues about a rule; lessons of statistics | the same dice under two readings: where the games part, how much it matters, and how sure that is |
# | [rule_atlas.ipynb](rule_atlas.ipynb) | whoever argues about a rule; lessons of statistics | every reading of every point changed alone: what matters most, what does not matter at all, and what these players cannot tell |
# | [study_2024.ipynb](study_2024.ipynb) | lessons of statistics | a published study played again: intervals, p-values, what agrees, what does not, and which rule its figures hang on |
# | [tournament.ipynb](tournament.ipynb) | whoever wants to play better; lessons of statistics | policies against each other, thousands of games: who wins how often, and how sure that is |
# | [island_where_am_i.ipynb](island_where_am_i.ipynb) | lessons about counting and information | the treasure hunt on the hex island: lost on an island with a map in hand, which question rules out most |
# | [island_clues.ipynb](island_clues.ipynb) | lessons of probability | the treasure hunt on the hex island: put in clues, count the ways, see where the treasure may be; guess now or read one more clue |
# | [island_generator.ipynb](island_generator.ipynb) | lessons of statistics and modelling | make islands from a few numbers: what makes one hard to find one's way on, and its clues strong; maps to print |
#
# ## The board
#
# Drawn from the data in `data/board`, as the rules see it: every dot and every diamond is one step.

# %% [markdown] lang="fi"
# ## Mikä työkirja sopii sinulle
#
# | työkirja | kenelle | mitä siinä tehdään |
# | --- | --- | --- |
# | [play.ipynb](play.ipynb) | kaikille | valitse säännöt ja pelaajat, heitä noppaa tai näppäile sen silmäluku, kulje pelissä eteen- ja taaksepäin; ratkaise kiista säännöstä; laadi pulma |
# | [rules.ipynb](rules.ipynb) | sille, joka kiistelee säännöstä | jokainen tulkinnanvarainen kohta, mitä kukin painos siitä sanoo ja tilanne, jossa sillä on merkitystä; omat säännöt tulostettavana sääntölehtenä |
# | [island_play.ipynb](island_play.ipynb) | kaikille; päättelyn tunneille | toinen peli, kahdelle: sinut sijoitetaan kuusikulmioiden saarelle; päättele, missä olet, ja sitten, missä aarre on |
# | [waiting.ipynb](waiting.ipynb) | ensimmäiselle todennäköisyystunnille | kauanko noppa pitää odottamassa kiekkoa tai vapautumista merirosvoilta; etsi virhe nopasta |
# | [tile_odds.ipynb](tile_odds.ipynb) | todennäköisyystunneille | mitä seuraavasta kiekosta paljastuu, missä Tähti voi olla, paljonko rosvo vie; maksa, heitä tai jatka matkaa |
# | [route_graph.ipynb](route_graph.ipynb) | verkkoja käsitteleville tunneille | etäisyydet, solmukohdat, sillat, mihin yksi heitto riittää; sulje satama, rakenna tie |
# | [travel_time.ipynb](travel_time.ipynb) | odotusarvosta kiinnostuneille | montako vuoroa matka kestää maitse, laivalla tai lentäen, ja paras valinta kullakin silmäluvulla |
# | [race_home.ipynb](race_home.ipynb) | sille, joka haluaa voittaa | Tähti vastaan hevosenkengät: kuka ehtii ensin maaliin ja minkä arvoinen on lippu tai vuoro |
# | [rule_comparison.ipynb](rule_comparison.ipynb) | sille, joka kiistelee säännöstä; tilastojen tunneille | samat nopat kahdella tulkinnalla: missä pelit eroavat, mitä väliä sillä on ja kuinka varmaa se on |
# | [rule_atlas.ipynb](rule_atlas.ipynb) | sille, joka kiistelee säännöstä; tilastojen tunneille | jokaisen kohdan jokainen tulkinta yksin muutettuna: millä on eniten väliä, millä ei lainkaan ja mistä nämä pelaajat eivät kerro mitään |
# | [study_2024.ipynb](study_2024.ipynb) | tilastojen tunneille | julkaistu tutkimus pelattuna uudelleen: luottamusvälit, p-arvot, mikä sopii yhteen, mikä ei ja mistä säännöstä luvut riippuvat |
# | [tournament.ipynb](tournament.ipynb) | sille, joka haluaa pelata paremmin; tilastojen tunneille | taktiikat vastakkain tuhansissa peleissä: kuka voittaa kuinka usein ja kuinka varmaa se on |
# | [island_where_am_i.ipynb](island_where_am_i.ipynb) | lukumäärien ja informaation tunneille | aarrejahti kuusikulmiosaarella: tuntemattomassa paikassa kartta kädessä, mikä kysymys sulkee pois eniten |
# | [island_clues.ipynb](island_clues.ipynb) | todennäköisyystunneille | aarrejahti kuusikulmiosaarella: syötä vihjeet, laske tavat ja katso, missä aarre voi olla; arvaa nyt tai lue vielä yksi vihje |
# | [island_generator.ipynb](island_generator.ipynb) | tilastojen ja mallintamisen tunneille | tee saaria muutamasta luvusta: mikä tekee suunnistamisesta vaikeaa ja vihjeistä vahvoja; tulostettavat kartat |
#
# ## Lauta
#
# Lauta on piirretty kansion `data/board` tiedoista, sellaisena kuin säännöt sen näkevät: jokainen piste ja vinoneliö on yksi
# askel.

# %% [markdown] lang="sv"
# ## Vilken arbetsbok passar dig
#
# | arbetsbok | för vem | vad du gör där |
# | --- | --- | --- |
# | [play.ipynb](play.ipynb) | alla | välj regler och spelare, kasta tärningen eller skriv in vad den visar, gå framåt och bakåt; avgör en tvist om en regel; gör en uppgift |
# | [rules.ipynb](rules.ipynb) | den som tvistar om en regel | varje punkt som kan tolkas olika, vad varje utgåva säger och en ställning där det spelar roll; egna regler som ett blad att skriva ut |
# | [island_play.ipynb](island_play.ipynb) | alla; lektioner om slutledning | ett annat spel, för två: du sätts ner på en ö av sexhörningar; ta reda på var du är och sedan var skatten ligger |
# | [waiting.ipynb](waiting.ipynb) | en första lektion i sannolikhet | hur länge tärningen låter dig vänta på en marker eller på att sjörövarna släpper dig; hitta felet i en tärning |
# | [tile_odds.ipynb](tile_odds.ipynb) | lektioner i sannolikhet | vad nästa marker visar, var stjärnan kan ligga, vad en rövare kostar; betala, kasta eller resa vidare |
# | [route_graph.ipynb](route_graph.ipynb) | lektioner om grafer | avstånd, knutpunkter, broar, hur långt ett kast räcker; stäng en hamn, bygg en väg |
# | [travel_time.ipynb](travel_time.ipynb) | den som är nyfiken på väntevärden | hur många turer en resa tar till lands, till sjöss eller med flyg, och det bästa valet för varje kast |
# | [race_home.ipynb](race_home.ipynb) | den som vill vinna | stjärnan mot visumen: vem hinner hem först, och vad en biljett eller en tur är värd |
# | [rule_comparison.ipynb](rule_comparison.ipynb) | den som tvistar om en regel; lektioner i statistik | samma tärningar enligt två tolkningar: var spelen skiljs åt, vad det betyder och hur säkert det är |
# | [rule_atlas.ipynb](rule_atlas.ipynb) | den som tvistar om en regel; lektioner i statistik | varje tolkning av varje punkt ändrad för sig: vad som spelar störst roll, vad som inte spelar någon roll alls och vad de här spelarna inte kan säga |
# | [study_2024.ipynb](study_2024.ipynb) | lektioner i statistik | en publicerad studie spelad på nytt: intervall, p-värden, vad som stämmer, vad som inte gör det och vilken regel siffrorna hänger på |
# | [tournament.ipynb](tournament.ipynb) | den som vill spela bättre; lektioner i statistik | taktiker mot varandra i tusentals spel: vem som vinner hur ofta och hur säkert det är |
# | [island_where_am_i.ipynb](island_where_am_i.ipynb) | lektioner om antal och information | skattjakten på sexhörningsön: på okänd plats med kartan i handen, vilken fråga utesluter mest |
# | [island_clues.ipynb](island_clues.ipynb) | lektioner i sannolikhet | skattjakten på sexhörningsön: mata in ledtrådar, räkna sätten och se var skatten kan ligga; gissa nu eller läs en ledtråd till |
# | [island_generator.ipynb](island_generator.ipynb) | lektioner i statistik och modellering | gör öar av några tal: vad gör det svårt att hitta och ledtrådarna starka; kartor att skriva ut |
#
# ## Brädet
#
# Ritat efter uppgifterna i `data/board`, så som reglerna ser det: varje punkt och varje romb är ett steg.

# %%
af.RouteGraph.load("finnish")

# %% [markdown] lang="en"
# ## Your own questions
#
# Change `seed` in the first code cell and run everything again: the same seed always gives the same game, on every
# computer. One seed for the whole class makes everyone see the same luck; a seed for each pupil makes thirty
# different games to compare. Write `af.use(neutral=True)` to show neutral names instead of the dated ones on the board.

# %% [markdown] lang="fi"
# ## Omia kysymyksiä
#
# Muuta ensimmäisen koodisolun lukua `seed` ja aja kaikki uudelleen: sama siemenluku antaa aina saman pelin, jokaisella
# koneella. Kun koko luokalla on sama siemenluku, kaikki näkevät saman onnen; kun jokaisella oppilaalla on omansa, verrattavana
# on kolmekymmentä eri peliä. Kirjoita `af.use(neutral=True)`, niin laudan vanhentuneiden nimien tilalla näkyvät neutraalit.

# %% [markdown] lang="sv"
# ## Egna frågor
#
# Ändra `seed` i den första kodcellen och kör allt igen: samma frö ger alltid samma spel, på varje dator. Ett frö för hela
# klassen ger alla samma marker och kast; ett eget frö för varje elev ger trettio olika spel att jämföra. Skriv
# `af.use(neutral=True)` för att visa neutrala namn i stället för de föråldrade på brädet.
