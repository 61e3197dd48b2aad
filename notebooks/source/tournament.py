# %% [markdown] lang="en"
# # Policies against each other
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *Who plays better: whoever always goes to the nearest tile, whoever first travels to Cape Town for the bonus, or whoever weighs every way by the
# turns it takes?* People would need a winter of evenings to find out. Here policies sit down at the table, rules of conduct that say for
# every position what to do, and play thousands of games.
#
# **For** whoever wants to know what good play is worth; for two lessons of statistics: shares and their intervals, the comparison of several,
# why the best of four is not always the best of two. Task 1 takes 15 minutes.
#
# **Predict first.** Four players are alike in nothing but luck. If all of them played equally well, each would win a quarter of the games. The
# policy *planner* was written to win far more than that: its aim is 40 % against three of the strategies of a published study. Write down
# before you go on: how much does it win? And how many games does one need to see the difference between 25 % and 27 %?

# %% [markdown] lang="fi"
# # Taktiikat vastakkain
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Kuka pelaa paremmin: se, joka menee aina lähimmälle kiekolle, se, joka matkustaa ensin Kapkaupunkiin hakemaan palkkion, vai se, joka punnitsee
# jokaisen reitin sen viemien vuorojen mukaan?* Ihmisiltä sen selvittämiseen menisi talven kaikki illat. Tässä pöytään istuvat taktiikat,
# menettelyohjeet, jotka kertovat joka tilanteessa, mitä tehdä, ja ne pelaavat tuhansia pelejä.
#
# **Sopii** sille, joka haluaa tietää, minkä arvoista hyvä peli on; kahdelle tilastojen oppitunnille: osuudet ja niiden luottamusvälit, monen
# vertailu, miksi neljän paras ei aina ole paras kahdesta. Tehtävä 1 vie 15 minuuttia.
#
# **Ennusta ensin.** Neljä pelaajaa, ja onni on kaikille sama. Jos kaikki pelaisivat yhtä hyvin, jokainen voittaisi neljänneksen peleistä.
# Taktiikka *suunnittelija* on kirjoitettu voittamaan paljon enemmän: tavoite on 40 % kolmea julkaistun tutkimuksen strategiaa vastaan.
# Kirjoita muistiin ennen kuin jatkat: paljonko se voittaa? Ja montako peliä tarvitaan, jotta 25 %:n ja 27 %:n ero näkyy?

# %% [markdown] lang="sv"
# # Taktiker mot varandra
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Vem spelar bäst: den som alltid går till närmaste marker, den som först reser till Kapstaden efter bonusen, eller den som väger varje väg efter
# de turer den tar?* Människor skulle behöva en vinter av kvällar för att ta reda på det. Här sätter sig taktiker vid bordet, handlingsregler
# som för varje läge säger vad man gör, och spelar tusentals spel.
#
# **Passar** den som vill veta vad gott spel är värt; två lektioner i statistik: andelar och deras intervall, jämförelsen av flera, varför den
# bästa av fyra inte alltid är den bästa av två. Uppgift 1 tar 15 minuter.
#
# **Gissa först.** Fyra spelare, och turen är lika för alla. Om alla spelade lika bra skulle var och en vinna en fjärdedel av spelen. Taktiken
# *planerare* är skriven för att vinna mycket mer: målet är 40 % mot tre av strategierna i en publicerad studie. Skriv ned innan du går
# vidare: hur mycket vinner den? Och hur många spel behövs för att se skillnaden mellan 25 % och 27 %?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.TournamentPanel()
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **The planner.** Press *Run*. Does the planner reach its aim of 40 %? Does it win more than a quarter for sure? Now let it sit with three times
#    *nearest tile*, and with three times *by land to the Gold Coast*. Where does it come closest to its aim? Say in one sentence what is
#    achieved and what is not.
# 2. **How many games?** The interval of a share near a quarter reaches about ±0.85 / √n to both sides at 95 %. Work out how many games tell 27 %
#    from 25 %. Try half as many and twice as many.
# 3. **The seat.** Choose two players, both *nearest tile*, and let the seats stay. Does it matter where one sits? Then four players. Why do
#    tournaments let everybody sit everywhere?
# 4. **One against three.** Choose *one against several of another, every two*. Before you press *Run*: if A wins more than a quarter against three
#    B, must B win less than a quarter against three A? Look for two policies that both win more than a quarter against three of the other.
#    How can that be? (Where do three alike go, and what do they leave to the fourth?)
# 5. **Twelve cells.** Suppose that in truth every cell of that table were exactly a quarter. How many of 12 intervals of 95 % would then miss it by
#    luck? Compare the marks ▲ and ▼, for which all cells are tested together, with what you would mark cell by cell.
# 6. **Two by two.** In a single table of four look at *which of two wins more often*. Why are these intervals narrower than if you compared two shares
#    from different games? Is “first beats second, second beats third” enough for “first beats third”?
# 7. **Other rules.** Choose the Swedish rules. Who gains, who loses? Explain one of the changes from the rules.

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Suunnittelija.** Paina *Aja*. Yltääkö suunnittelija tavoitteeseensa, 40 %:iin? Voittaako se varmasti enemmän kuin neljänneksen? Pane se sitten
#    pöytään, jossa on kolme kertaa *lähin kiekko*, ja pöytään, jossa on kolme kertaa *maitse Kultarannikolle*. Missä se pääsee lähimmäs
#    tavoitettaan? Sano yhdellä lauseella, mihin on päästy ja mihin ei.
# 2. **Montako peliä?** Kun osuus on lähellä neljännestä, 95 %:n luottamusväli ulottuu noin ±0,85 / √n kumpaankin suuntaan. Laske, montako peliä
#    erottaa 27 % ja 25 % toisistaan. Kokeile puolta siitä ja kaksinkertaista määrää.
# 3. **Paikka.** Valitse kaksi pelaajaa, molemmille *lähin kiekko*, ja anna paikkojen pysyä. Onko väliä, missä istuu? Sitten neljä pelaajaa. Miksi
#    turnauksissa jokainen istuu jokaisella paikalla?
# 4. **Yksi kolmea vastaan.** Valitse *yksi useaa toista vastaan, kaikki parit*. Ennen kuin painat *Aja*: jos A voittaa kolmea B:tä vastaan enemmän kuin
#    neljänneksen, onko B:n voitettava kolmea A:ta vastaan vähemmän kuin neljännes? Etsi kaksi taktiikkaa, jotka kumpikin voittavat enemmän kuin
#    neljänneksen kolmea toista vastaan. Miten se on mahdollista? (Minne kolme samanlaista menee, ja mitä jää neljännelle?)
# 5. **Kaksitoista solua.** Oletetaan, että todellisuudessa taulukon joka solu olisi tasan neljännes. Moniko 12:sta 95 %:n välistä menisi silloin
#    sattumalta ohi? Vertaa merkkejä ▲ ja ▼, joita varten kaikki solut testataan yhdessä, siihen, mitä merkitsisit solu kerrallaan.
# 6. **Kaksi kerrallaan.** Katso yhden neljän pelaajan pöydän kohdalta, *kumpi kahdesta voittaa useammin*. Miksi nämä välit ovat kapeampia kuin jos
#    vertaisit kahta osuutta eri peleistä? Riittääkö ”ensimmäinen voittaa toisen, toinen kolmannen” siihen, että ensimmäinen voittaa kolmannen?
# 7. **Toiset säännöt.** Valitse ruotsalaiset säännöt. Kuka hyötyy, kuka häviää? Selitä yksi muutoksista sääntöjen avulla.

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Planeraren.** Tryck på *Kör*. Når planeraren sitt mål på 40 %? Vinner den säkert mer än en fjärdedel? Låt den sedan sitta med tre gånger
#    *närmaste marker* och med tre gånger *landvägen till Guldkusten*. Var kommer den närmast sitt mål? Säg i en mening vad som är uppnått och
#    vad som inte är det.
# 2. **Hur många spel?** Intervallet för en andel nära en fjärdedel når ungefär ±0,85 / √n åt båda hållen på 95 %. Räkna ut hur många spel som skiljer
#    27 % från 25 %. Pröva hälften så många och dubbelt så många.
# 3. **Platsen.** Välj två spelare, båda *närmaste marker*, och låt platserna stanna. Spelar det någon roll var man sitter? Sedan fyra spelare. Varför
#    låter turneringar alla sitta överallt?
# 4. **En mot tre.** Välj *en mot flera av en annan, alla par*. Innan du trycker på *Kör*: om A vinner mer än en fjärdedel mot tre B, måste då B vinna
#    mindre än en fjärdedel mot tre A? Leta efter två taktiker som båda vinner mer än en fjärdedel mot tre av den andra. Hur kan det vara så?
#    (Vart går tre likadana, och vad lämnar de åt den fjärde?)
# 5. **Tolv rutor.** Anta att varje ruta i tabellen i själva verket vore exakt en fjärdedel. Hur många av 12 intervall på 95 % skulle då missa den av
#    en slump? Jämför tecknen ▲ och ▼, för vilka alla rutor testas tillsammans, med vad du skulle märka ut ruta för ruta.
# 6. **Två och två.** Se vid ett enda bord med fyra på *vilken av två som vinner oftare*. Varför är de intervallen smalare än om du jämförde två andelar
#    från olika spel? Räcker ”den första slår den andra, den andra slår den tredje” för att den första ska slå den tredje?
# 7. **Andra regler.** Välj de svenska reglerna. Vem vinner på det, vem förlorar? Förklara en av förändringarna med hjälp av reglerna.

# %% [markdown] lang="en" tags=["lab-only"]
# ## A policy of your own
#
# A policy is a function: it gets a view of the position and the legal actions as texts, and returns one of these. This one opens a
# tile whenever it may, rolls otherwise, and goes wherever the number of the round happens to lead it. Games in which it plays are interpreted, about twenty a second.

# %% [markdown] lang="fi"
# ## Oma taktiikka
#
# Taktiikka on funktio: se saa näkymän tilanteeseen ja sallitut teot teksteinä ja palauttaa niistä yhden. Tämä kääntää kiekon aina kun saa, heittää muuten
# noppaa ja menee sinne, minne kierroksen numero sattuu sen viemään. Pelit, joissa se on mukana, tulkitaan, noin kaksikymmentä sekunnissa.

# %% [markdown] lang="sv"
# ## En egen taktik
#
# En taktik är en funktion: den får en vy över läget och de tillåtna handlingarna som texter och returnerar en av dem. Den här vänder en marker så fort den
# får, kastar annars tärningen och går dit varvets nummer råkar leda den. Spel där den är med tolkas, ungefär tjugo i sekunden.


# %% tags=["lab-only"]
def opener(view, legal):
    wishes = [action for action in ("buy", "attempt", "roll") if action in legal]
    return wishes[0] if wishes else legal[view.round % len(legal)]


# %% tags=["nbval-check-output", "lab-only"]
fan = af.Ruleset.preset("fan")
af.tournament([opener, "nearest", "random"], fan, games=60)

# %% [markdown] lang="en" tags=["lab-only"]
# And in the panel: `af.TournamentPanel(own=[opener], policy_1="opener", games=200)`. Can you write one that wins more than a third against *nearest* and
# *random*?

# %% [markdown] lang="fi"
# Ja paneelissa: `af.TournamentPanel(own=[opener], policy_1="opener", games=200)`. Osaatko kirjoittaa taktiikan, joka voittaa enemmän kuin kolmanneksen
# taktiikoita *nearest* ja *random* vastaan?

# %% [markdown] lang="sv"
# Och i panelen: `af.TournamentPanel(own=[opener], policy_1="opener", games=200)`. Kan du skriva en som vinner mer än en tredjedel mot *nearest* och
# *random*?

# %% [markdown] lang="en"
# ## Think about it
#
# - A policy that beats three others may lose at home: people learn. What would change if the others knew which policy you play?
# - Most of what decides a game is luck. How many games would you have to play with your family before you know who plays best?
# - The planner misses its aim. Is that a mistake in its play, or is there not more to win in this game? How could one find out?
# - “My policy won 30 % of 200 games, so it is better than chance.” What do you ask?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Kolme muuta voittava taktiikka voi hävitä kotona, sillä ihmiset oppivat. Mikä muuttuisi, jos muut tietäisivät, millä taktiikalla pelaat?
# - Pelin ratkaisee enimmäkseen onni. Montako peliä sinun pitäisi pelata perheesi kanssa, ennen kuin tiedät, kuka pelaa parhaiten?
# - Suunnittelija ei yllä tavoitteeseensa. Onko vika sen pelissä, vai eikö tässä pelissä ole enempää voitettavana? Miten sen saisi selville?
# - ”Taktiikkani voitti 200 pelistä 30 %, joten se on sattumaa parempi.” Mitä kysyt?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - En taktik som slår tre andra kan förlora hemma: människor lär sig. Vad skulle ändras om de andra visste vilken taktik du spelar?
# - Det mesta som avgör ett spel är tur. Hur många spel skulle du behöva spela med familjen innan du vet vem som spelar bäst?
# - Planeraren når inte sitt mål. Är det ett fel i dess spel, eller finns det inte mer att vinna i det här spelet? Hur kunde man ta reda på det?
# - ”Min taktik vann 30 % av 200 spel, så den är bättre än slumpen.” Vad frågar du?
