# %% [markdown] lang="en"
# # How long does a journey take?
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *A die shows 3.5 on average. So six steps take 6 / 3.5 ≈ 1.71 turns. Or do they?* Here a pawn travels alone by the best plan there
# is. You say how long it takes, let the rules be played a thousand times, and see on the map what every place is worth.
#
# **For** two or three lessons of probability: expected value, conditioning on the first step, making decisions under uncertainty.
# Task 1 takes 20 minutes, all of them 90. You need paper, a calculator, and for task 1 a die for each pair.
#
# **Predict first.** The pawn stands in Egypt without money and walks to Tripoli, six steps away. A roll that is too high still
# brings it there. Write down before you read on: how many turns does it take on average? With what chance is it there in one turn, with
# what chance within three?

# %% [markdown] lang="fi"
# # Kauanko matka kestää?
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Noppa näyttää keskimäärin 3,5. Kuuteen askeleeseen menee siis 6 / 3,5 ≈ 1,71 vuoroa. Vai meneekö?* Tässä nappula matkustaa yksin
# parasta mahdollista suunnitelmaa noudattaen. Kerrot ensin, kauanko matka mielestäsi kestää, annat koneen pelata sen tuhat kertaa ja
# näet kartalta, minkä arvoinen kukin paikka on.
#
# **Sopii** kahdelle tai kolmelle todennäköisyyslaskennan oppitunnille: odotusarvo, ehdollistaminen ensimmäisen vaiheen suhteen,
# päätökset epävarmuuden vallitessa. Tehtävä 1 vie 20 minuuttia, kaikki yhteensä 90. Tarvitset paperia, laskimen ja tehtävään 1 nopan
# paria kohti.
#
# **Ennusta ensin.** Nappula on Egyptissä ilman rahaa ja kulkee maitse Tripoliin, jonne on kuusi askelta. Liian suurikin silmäluku vie
# perille. Kirjoita muistiin ennen kuin luet eteenpäin: montako vuoroa matkaan menee keskimäärin? Millä todennäköisyydellä nappula on
# perillä yhdessä vuorossa, millä viimeistään kolmessa?

# %% [markdown] lang="sv"
# # Hur länge varar en resa?
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *En tärning visar i genomsnitt 3,5. Sex steg tar alltså 6 / 3,5 ≈ 1,71 turer. Eller?* Här reser en pjäs ensam enligt den bästa plan som
# finns. Du säger hur lång tid det tar, låter datorn spela resan tusen gånger och ser på kartan vad varje plats är värd.
#
# **Passar** två eller tre lektioner i sannolikhet: väntevärde, betingning på det första steget, beslut under osäkerhet. Uppgift 1 tar 20
# minuter, alla tillsammans 90. Du behöver papper, en räknare och till uppgift 1 en tärning per par.
#
# **Gissa först.** Pjäsen står i Egypten utan pengar och går till Tripoli, sex steg bort. Också ett för högt kast tar den fram. Skriv ned
# innan du läser vidare: hur många turer tar det i genomsnitt? Med vilken sannolikhet är den framme efter en tur, med vilken senast efter
# tre?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.TravelPanel(start="egypt", goal="tripoli", money=0)
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **Six steps** (20 min). Each pair walks the six steps ten times with a die and counts the turns. Then type your predictions into
#    the panel and simulate. Now work it out: from one step away it takes exactly *E*₁ = 1 turn. From two steps away a 1 leaves one
#    step, and every other roll is enough, so *E*₂ = 1 + *E*₁ / 6. Go on to *E*₆ and look for the pattern in *E*₂ / *E*₁,
#    *E*₃ / *E*₂ … Show the exact answer. Why is it not 1.71?
# 2. **On foot, then by ship** (10 min). From Morocco to the Canary Islands with money for one ship ticket: two steps on foot to
#    Tangier, then three by sea. Predict: is it as far as five steps on foot? Show the exact answer and put it together from *E*₂ and
#    *E*₃. Where do the lost steps go?
# 3. **Robbed** (10 min). Choose the Swedish rules, start on the Canary Islands without money, goal Tangier, and the condition *misses
#    the next roll on an island*. With what chance does the pawn arrive in its second turn? Do this one on paper before you simulate.
# 4. **What is a ticket worth?** (15 min) From Cairo to Tangier with no ticket, with 1, with 2, with 4. Look each time where the map
#    changes when it *shows the best moves with a roll of 5*. Which ticket saves most? The output below has all of them. Is a turn worth
#    100?
# 5. **On average or in time?** (15 min) From Suakin to Tunis with money for three tickets. First let the plan aim at the fewest
#    expected turns, then at the best chance within four turns. What do the two plans do in the first turn? Somebody must be in Tunis in
#    four turns, somebody else wants to be quick on average: who takes which plan? Do the same from the Gold Coast to Suakin.
# 6. **Pirates, and a single word** (20 min). From Capetown to St. Helena with one ticket, under the complete rules. Then choose *my own
#    ruleset* with the code `fan;pirates_stop=always`, so that the pirates stop everybody who comes by. How many turns do they cost? Which
#    of the two questions does the chance of being caught answer, and which does it not? Then go from Cairo to Tangier with three
#    tickets under the complete rules and under the literal reading, in which a ship waits one turn before the port. How does the plan
#    change?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Kuusi askelta** (20 min). Jokainen pari kulkee nopan kanssa kuuden askeleen matkan kymmenen kertaa ja laskee vuorot. Kirjoittakaa
#    sitten ennusteenne paneeliin ja simuloikaa. Laskekaa tarkka arvo: yhden askeleen päästä menee tasan *E*₁ = 1 vuoro. Kahden askeleen
#    päästä ykkösellä jää vielä yksi askel, ja kaikki muut silmäluvut riittävät, joten *E*₂ = 1 + *E*₁ / 6. Jatkakaa aina *E*₆:een asti ja
#    tutkikaa, mitä huomaatte suhteista *E*₂ / *E*₁, *E*₃ / *E*₂ … Näyttäkää tarkka vastaus. Miksi se ei ole 1,71?
# 2. **Ensin maitse, sitten laivalla** (10 min). Marokosta Kanariansaarille, kun rahaa on yhteen laivamatkaan: kaksi askelta maitse Tangeriin ja
#    kolme meritse. Ennusta: onko matka yhtä pitkä kuin viisi askelta maitse? Näytä tarkka vastaus ja kokoa se luvuista *E*₂ ja *E*₃. Mihin
#    hukkaan menevät askeleet katoavat?
# 3. **Ryöstetty** (10 min). Valitse ruotsalaiset säännöt, lähtöpaikaksi Kanariansaaret ilman rahaa, määränpääksi Tanger ja tilanteeksi
#    *jättää saarella seuraavan heiton väliin*. Millä todennäköisyydellä nappula on perillä toisella vuorollaan? Laske tämä paperilla ennen
#    kuin simuloit.
# 4. **Minkä arvoinen laivamatka on?** (15 min) Kairosta Tangeriin, kun rahaa ei ole, kun sitä on yhteen, kahteen ja neljään laivamatkaan. Katso
#    joka kerta, missä kartta muuttuu, kun siinä *näkyvät parhaat siirrot silmäluvulla 5*. Mikä laivamatka säästää eniten? Alla olevassa
#    tulosteessa ovat kaikki. Onko yksi vuoro 100:n arvoinen?
# 5. **Keskimäärin vai ajoissa?** (15 min) Suakinista Tunisiin, kun rahaa on kolmeen laivamatkaan. Valitse suunnitelman tavoitteeksi ensin
#    pienin vuorojen odotusarvo ja sitten ehtiä perille neljässä vuorossa. Mitä suunnitelmat tekevät ensimmäisellä vuorolla? Jonkun on pakko
#    olla Tunisissa neljän vuoron kuluttua, ja joku toinen haluaa päästä sinne keskimäärin nopeasti: kumpi valitsee kumman suunnitelman?
#    Tutki samoin matkaa Kultarannikolta Suakiniin.
# 6. **Merirosvot ja yksi ainoa sana** (20 min). Kapkaupungista Saint Helenalle täydellisillä säännöillä, kun rahaa on yhteen laivamatkaan. Valitse sitten
#    *oma säännöstö* ja koodi `fan;pirates_stop=always`, jolloin merirosvot pysäyttävät kaikki ohikulkijat. Montako vuoroa he vievät? Mihin kysymykseen
#    vangiksi joutumisen todennäköisyys vastaa, ja mihin se ei vastaa? Matkusta sitten Kairosta Tangeriin kolmen laivamatkan rahoilla täydellisillä
#    säännöillä ja kirjaimellisella tulkinnalla, jossa laiva odottaa vuoron verran sataman edustalla. Miten suunnitelma muuttuu?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Sex steg** (20 min). Varje par går de sex stegen tio gånger med en tärning och räknar turerna. Skriv sedan era gissningar i panelen och
#    simulera. Räkna nu ut det: på ett stegs avstånd tar det exakt *E*₁ = 1 tur. På två stegs avstånd lämnar en etta ett steg kvar, och alla
#    andra kast räcker, så *E*₂ = 1 + *E*₁ / 6. Fortsätt till *E*₆ och leta efter mönstret i *E*₂ / *E*₁, *E*₃ / *E*₂ … Visa det
#    exakta svaret. Varför är det inte 1,71?
# 2. **Till fots, sedan med båt** (10 min). Från Marocko till Kanarieöarna med pengar till en båtbiljett: två steg till lands till Tanger och
#    sedan tre till sjöss. Gissa: är det lika långt som fem steg till lands? Visa det exakta svaret och sätt ihop det av *E*₂ och *E*₃. Vart tar
#    de förlorade stegen vägen?
# 3. **Rånad** (10 min). Välj de svenska reglerna, startplats Kanarieöarna utan pengar, mål Tanger och läget *står över nästa kast på en ö*. Med
#    vilken sannolikhet är pjäsen framme i sin andra tur? Räkna ut det på papper innan du simulerar.
# 4. **Vad är en biljett värd?** (15 min) Från Kairo till Tanger utan biljett, med 1, med 2, med 4. Se varje gång efter var kartan ändras när den
#    visar *de bästa dragen med kastet 5*. Vilken biljett sparar mest? Utskriften nedan har dem alla. Är en tur värd 100?
# 5. **I genomsnitt eller i tid?** (15 min) Från Suakin till Tunis med pengar till tre biljetter. Låt planen först sikta på det lägsta
#    väntevärdet för antalet turer, sedan på att hinna fram på fyra turer. Vad gör de två planerna i den första turen? Någon måste vara i Tunis om fyra
#    turer, någon annan vill vara snabb i genomsnitt: vem väljer vilken plan? Gör samma sak från Guldkusten till Suakin.
# 6. **Sjörövare, och ett enda ord** (20 min). Från Kapstaden till S:t Helena med en biljett, med de fullständiga reglerna. Välj sedan *min egen
#    regeluppsättning* med koden `fan;pirates_stop=always`, så att sjörövarna stoppar alla som kommer förbi. Hur många turer kostar de? Vilken
#    fråga besvarar sannolikheten att bli fångad, och vilken besvarar den inte? Res därefter från Kairo till Tanger med tre biljetter med de
#    fullständiga reglerna och med den bokstavliga tolkningen, där båten väntar en tur utanför hamnen. Hur ändras planen?

# %% [markdown] lang="en"
# ## The same in code
#
# The panel asks `af.odds.travel`, which drives the rules themselves to find where a turn can end and answers in fractions. For task 1:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy funktiolta `af.odds.travel`, joka selvittää itse sääntöjen avulla, mihin vuoro voi päättyä, ja vastaa murtolukuina.
# Tehtävä 1:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `af.odds.travel`, som med hjälp av själva reglerna tar reda på var en tur kan sluta och svarar i bråkform. Uppgift 1:

# %% tags=["nbval-check-output"]
print(af.odds.travel("fan", "egypt", "tripoli", money=0).odds)

# %% [markdown] lang="en"
# For task 4: the money, the expected number of turns from Cairo to Tangier, and how the best plan begins. One ticket costs 100, a
# flight 300.

# %% [markdown] lang="fi"
# Tehtävä 4: rahamäärä, vuorojen määrän odotusarvo Kairosta Tangeriin ja se, miten paras suunnitelma alkaa. Laivamatka maksaa 100,
# lento 300.

# %% [markdown] lang="sv"
# Uppgift 4: pengarna, väntevärdet för antalet turer från Kairo till Tanger och hur den bästa planen börjar. En båtbiljett kostar 100, en
# flygresa 300.

# %% tags=["nbval-check-output"]
lines = []
for money in range(0, 700, 100):
    trip = af.odds.travel("fan", "cairo", "tangier", money=money)
    lines.append(f"{money:3}   {float(trip.odds.mean):.2f}   {trip.moves()[0].actions[0]}")
print(*lines, sep="\n")

# %% [markdown] lang="en"
# For task 5: the chance to arrive within four turns and the expected number of turns, first by the plan with the fewest expected turns,
# then by the plan with the best chance.

# %% [markdown] lang="fi"
# Tehtävä 5: todennäköisyys ehtiä perille neljässä vuorossa ja vuorojen määrän odotusarvo, ensin suunnitelmalla, jonka odotusarvo on pienin,
# sitten suunnitelmalla, joka ehtii todennäköisimmin.

# %% [markdown] lang="sv"
# Uppgift 5: sannolikheten att hinna fram på fyra turer och väntevärdet för antalet turer, först med planen som har det lägsta väntevärdet, sedan
# med planen som har den största sannolikheten.

# %% tags=["nbval-check-output"]
lines = []
for start, goal in [("suakin", "tunis"), ("gold_coast", "suakin")]:
    for within in (None, 4):
        odds = af.odds.travel("fan", start, goal, money=300, within=within).odds
        lines.append(f"{start:10}   {goal:6}   {float(odds.at_most(4)):.3f}   {float(odds.mean):.3f}")
print(*lines, sep="\n")

# %% [markdown] lang="en"
# For task 6: the expected number of turns and the chance to be caught on the way to St. Helena; then from Cairo to Tangier under the two
# readings, and under the complete rules with nothing changed but the port.

# %% [markdown] lang="fi"
# Tehtävä 6: vuorojen määrän odotusarvo ja vangiksi joutumisen todennäköisyys matkalla Saint Helenalle; sitten Kairosta Tangeriin
# kummallakin tulkinnalla sekä täydellisillä säännöillä, joista on muutettu vain satamaa koskeva kohta.

# %% [markdown] lang="sv"
# Uppgift 6: väntevärdet för antalet turer och sannolikheten att fångas på väg till S:t Helena; sedan från Kairo till Tanger med de två
# tolkningarna och med de fullständiga reglerna där bara hamnen har ändrats.

# %% tags=["nbval-check-output"]
lines = []
for rules in ("fan", "fan;pirates_stop=always"):
    trip = af.odds.travel(rules, "capetown", "st_helena", money=100)
    lines.append(f"{rules:34}   {float(trip.odds.mean):.2f}   {float(trip.caught('pirate').chance):.2f}")
for rules in ("fan", "literal", "fan;sea_red_counts=only_next_turn"):
    lines.append(f"{rules:34}   {float(af.odds.travel(rules, 'cairo', 'tangier', money=300).odds.mean):.2f}")
print(*lines, sep="\n")

# %% [markdown] lang="en"
# ## Every journey at once
#
# `af.odds.travel_times` works out the expected turns from every place to every city; the first time takes some seconds. Here the cities
# by their mean distance from all cities, with the money of the start: which are in the middle of Africa, which at its edge? Would you have
# guessed so from the map?

# %% [markdown] lang="fi"
# ## Kaikki matkat kerralla
#
# `af.odds.travel_times` laskee vuorojen odotusarvon joka paikasta joka kaupunkiin; ensimmäisellä kerralla siihen menee muutama sekunti. Tässä
# kaupungit järjestettyinä sen mukaan, kuinka kaukana ne keskimäärin ovat kaikista kaupungeista alkurahoilla: mitkä ovat Afrikan keskellä,
# mitkä sen reunalla? Olisitko arvannut saman kartasta?

# %% [markdown] lang="sv"
# ## Alla resor på en gång
#
# `af.odds.travel_times` räknar ut väntevärdet för antalet turer från varje plats till varje stad; första gången tar det några sekunder. Här är
# städerna ordnade efter hur långt bort de i genomsnitt ligger från alla städer, med startpengarna: vilka ligger mitt i Afrika, vilka i
# utkanten? Hade du gissat det med hjälp av kartan?

# %% tags=["nbval-check-output"]
turns = af.odds.travel_times("fan").to_frame()
mean = turns.loc[turns.columns].mean().round(2).sort_values()
print(mean.head(6).to_string(), "…", mean.tail(6).to_string(), sep="\n")

# %% [markdown] lang="en"
# ## Think about it
#
# - A journey of six steps takes 2.16 turns and not 1.71. For which journeys does distance divided by 3.5 come close to the truth, and for
#   which not at all?
# - The plan knows every chance. You do not, when you play. Which simple rule of thumb would come close to it?
# - “Fewest on average” and “most likely in time” are two different wishes. Where outside this game do people mix them up?
# - The plan takes the pawn to be alone and to open no tiles. What would a real player have to weigh that it leaves out?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Kuuden askeleen matkaan menee 2,16 vuoroa eikä 1,71. Millaisilla matkoilla pituus jaettuna 3,5:llä osuu lähelle totuutta, millaisilla
#   ei lainkaan?
# - Suunnitelma tuntee kaikki todennäköisyydet. Sinä et tunne, kun pelaat. Millä yksinkertaisella nyrkkisäännöllä pääsisi lähelle sitä?
# - ”Keskimäärin nopeimmin” ja ”todennäköisimmin ajoissa” ovat kaksi eri toivetta. Missä muualla kuin pelissä ihmiset sekoittavat ne
#   toisiinsa?
# - Suunnitelmassa nappula on yksin eikä käännä kiekkoja. Mitä oikean pelaajan pitäisi punnita, minkä suunnitelma jättää pois?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - En resa på sex steg tar 2,16 turer och inte 1,71. För vilka resor kommer avståndet delat med 3,5 nära sanningen, och för vilka inte alls?
# - Planen känner till alla sannolikheter. Det gör inte du när du spelar. Vilken enkel tumregel skulle komma nära den?
# - ”Lägst i genomsnitt” och ”troligast i tid” är två olika önskemål. Var annars än i spelet blandar folk ihop dem?
# - Planen räknar med att pjäsen är ensam och inte vänder några marker. Vad skulle en riktig spelare behöva väga in som den utelämnar?
