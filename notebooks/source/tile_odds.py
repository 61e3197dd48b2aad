# %% [markdown] lang="en"
# # Tiles face down
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *Thirty tiles lie face down: one Star of Africa, gems, robbers, horseshoes, and many blanks. What does the next one show?* Here you
# say what you expect, let the tiles be turned a thousand times, and see why the exact answer is what it is. Whatever already lies
# open on your own table you can type in.
#
# **For** three or four lessons of probability: drawing without replacement, conditional probability, expected value and spread. The
# time each task takes stands beside it. **What you need:** paper, and for task 3 the tiles of a real game for each group, or slips of
# paper with the same faces. Whoever would rather not read the dated names on the board writes `neutral=True` into the first code cell.
#
# **Predict first.** Write down before you read on: 12 of the 30 tiles are blank. With what chance do three flips in a row show no
# blank? Is the Star likelier at the first flip or at the last? There are 3 robbers and 9 gems: with what chance does a robber come
# before any gem?

# %% [markdown] lang="fi"
# # Kääntämättömät kiekot
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Kolmekymmentä kiekkoa on kääntämättä: yksi Afrikan tähti, jalokiviä, rosvoja, hevosenkenkiä ja monta tyhjää. Mitä seuraavasta
# paljastuu?* Tässä kerrot ensin, mitä arvelet, annat koneen kääntää kiekot tuhat kertaa ja näet, miksi tarkka vastaus on sellainen
# kuin on. Voit kirjoittaa paneeliin myös sen, mitä omalla pelilaudallasi on jo käännetty.
#
# **Sopii** kolmelle tai neljälle todennäköisyyslaskennan oppitunnille: otanta ilman takaisinpanoa, ehdollinen todennäköisyys,
# odotusarvo ja hajonta. Tehtävien ajat ovat niiden kohdalla. **Tarvitset** paperia ja tehtävään 3 joka ryhmälle oikean pelin kiekot
# tai paperilaput, joissa on samat kuvat. Jos et halua lukea laudan vanhentuneita nimiä, kirjoita ensimmäiseen koodisoluun
# `neutral=True`.
#
# **Ennusta ensin.** Kirjoita muistiin ennen kuin luet eteenpäin: 30 kiekosta 12 on tyhjiä. Millä todennäköisyydellä kolmella
# peräkkäisellä käännöllä ei tule yhtään tyhjää? Löytyykö Afrikan tähti todennäköisemmin ensimmäisellä vai viimeisellä käännöllä?
# Rosvoja on 3 ja jalokiviä 9: millä todennäköisyydellä rosvo tulee ennen ensimmäistäkään jalokiveä?

# %% [markdown] lang="sv"
# # Ovända marker
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Trettio marker ligger ovända: en Afrikas stjärna, ädelstenar, rövare, visum och många blanka. Vad visar nästa?* Här säger du vad
# du väntar dig, låter markerna vändas tusen gånger och ser varför det exakta svaret är som det är. Det som redan ligger öppet på ert
# eget bord kan du skriva in.
#
# **Passar** tre eller fyra lektioner i sannolikhet: dragning utan återläggning, betingad sannolikhet, väntevärde och spridning. Tiden
# för varje uppgift står bredvid den. **Det här behövs:** papper, och till uppgift 3 markerna från ett riktigt spel till varje grupp, eller
# papperslappar med samma bilder. Den som hellre slipper brädets föråldrade namn skriver `neutral=True` i den första kodcellen.
#
# **Gissa först.** Skriv ned innan du läser vidare: 12 av de 30 markerna är blanka. Med vilken sannolikhet visar tre vändningar i rad
# ingen blank? Är det troligare att Afrikas stjärna kommer vid den första vändningen eller vid den sista? Det finns 3 rövare och 9 ädelstenar: med
# vilken sannolikhet kommer en rövare före alla ädelstenar?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.TilePanel()
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **No blank in three flips** (10 minutes). Ask *what the next tile shows* and note the chance of a blank. The first flip shows a
#    topaz: choose *counted by face*, enter it, predict the new chance, and look. Do the same once more. Multiply the three chances that
#    no blank comes. Compare with 0.6 · 0.6 · 0.6: which is greater, and why?
# 2. **When does the Star come?** (10 minutes) Ask *when the Star of Africa comes*, with 15 flips. Predict the chance of exactly flip 15
#    and the chance that it has come by then. Simulate. Explain without a formula why every flip is equally likely. Then enter 15 seen
#    tiles without the Star, and predict again for one flip. The Star has been “overdue” for 15 flips: what remains of that thought?
# 3. **Real tiles** (20 minutes). Each group shuffles its tiles and turns one after the other until a robber or a gem comes; ten times,
#    shuffled each time. How often was it the robber? Collect the counts of the class. Ask *a robber before any gem* and simulate 100
#    trials, then 1,000: which is your class more like? Finally turn ten tiles, type in what you see, and let the panel predict the
#    eleventh.
# 4. **Pay or roll?** (20 minutes) You have 600 and have just arrived at a tile. Ask *pay, roll or move on*. Paying costs 100: how much
#    more does rolling until it opens bring on average? Predict before you look at the table of all plans. Is it the 100 that you
#    save? If not, where does the rest go? From which purse on does paying bring less than moving on? What does rolling cost that the
#    table shows in another column? Try *the die may be tried already on arrival*, and then the Swedish rules with 3,000.
# 5. **What is the Gold Coast worth?** (10 minutes) Ask for *the money after some flips*: one flip, an empty purse. How much more is
#    expected if the flip is made on the Gold Coast? Now half the tiles have been seen: 1 ruby, 1 emerald, 2 topazes, 1 robber,
#    3 horseshoes and 7 blanks, but no Star. Has the Gold Coast become more valuable or less? Work it out on paper first.
# 6. **Finland against Sweden** (15 minutes). The Finnish box has 5 horseshoes, the Swedish one 8. Predict for both the chance that *none
#    is left* when the Star is found, and the expected number. Whose race home is livelier? Then ask *where the Star of Africa lies*,
#    type in a few open tiles, and find out what the map can tell you, and what not.

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Ei tyhjiä kolmella käännöllä** (10 minuuttia). Kysy, *mitä seuraavasta kiekosta paljastuu*, ja kirjoita muistiin tyhjän kiekon
#    todennäköisyys. Ensimmäinen kääntö paljastaa topaasin: valitse *lajeittain laskettuna*, merkitse se, ennusta uusi todennäköisyys ja
#    katso. Tee sama vielä kerran. Kerro keskenään ne kolme todennäköisyyttä, että tyhjää ei tule. Vertaa tuloon 0,6 · 0,6 · 0,6: kumpi on
#    suurempi ja miksi?
# 2. **Milloin Afrikan tähti löytyy?** (10 minuuttia) Kysy, *milloin Afrikan tähti löytyy*, kun kääntöjä on 15. Ennusta todennäköisyys, että
#    se löytyy juuri 15. käännöllä, ja todennäköisyys, että se on silloin jo löytynyt. Simuloi. Selitä ilman kaavaa, miksi jokainen kääntö
#    on yhtä todennäköinen. Merkitse sitten nähdyksi 15 kiekkoa, mutta ei Afrikan tähteä, ja ennusta uudelleen, kun kääntöjä on yksi.
#    Afrikan tähden olisi ”jo pitänyt tulla”: mitä siitä ajatuksesta jää jäljelle?
# 3. **Oikeat kiekot** (20 minuuttia). Jokainen ryhmä sekoittaa kiekkonsa ja kääntää niitä yksi kerrallaan, kunnes tulee rosvo tai
#    jalokivi; kymmenen kertaa, joka kerta sekoittaen. Kuinka usein se oli rosvo? Kootkaa luokan tulokset. Kysykää *rosvo ennen jalokiviä* ja
#    simuloikaa ensin 100 koetta, sitten 1 000: kumpaa luokkanne tulos enemmän muistuttaa? Kääntäkää lopuksi kymmenen kiekkoa, kirjoittakaa
#    paneeliin, mitä näette, ja antakaa sen ennustaa yhdestoista.
# 4. **Maksaako vai heittää?** (20 minuuttia) Sinulla on 600, ja olet juuri saapunut kiekon kohdalle. Kysy *maksaa, heittää vai jatkaa matkaa*.
#    Kiekon hinta on 100: kuinka paljon enemmän rahaa keskimäärin jää, jos heittää, kunnes kiekko kääntyy? Ennusta, ennen kuin katsot
#    kaikkien suunnitelmien taulukkoa. Onko ero se 100, jonka säästät? Ellei ole, mihin loput menevät? Mistä rahamäärästä alkaen
#    maksaminen tuo vähemmän kuin matkan jatkaminen? Mikä on heittämisen hinta, jonka taulukko kertoo toisessa sarakkeessa? Kokeile
#    muutettua sääntöä *noppaa saa yrittää jo saavuttaessa* ja sitten ruotsalaisia sääntöjä, kun rahaa on 3 000.
# 5. **Minkä arvoinen Kultarannikko on?** (10 minuuttia) Kysy *rahat muutaman käännön jälkeen*: yksi kääntö, kukkaro tyhjä. Kuinka paljon
#    suurempi odotusarvo on, jos kääntö tehdään Kultarannikolla? Nyt puolet kiekoista on nähty: 1 rubiini, 1 smaragdi, 2 topaasia, 1 rosvo,
#    3 hevosenkenkää ja 7 tyhjää, mutta ei Afrikan tähteä. Onko Kultarannikosta tullut arvokkaampi vai vähemmän arvokas? Laske ensin paperilla.
# 6. **Suomi vastaan Ruotsi** (15 minuuttia). Suomalaisessa pelissä on 5 hevosenkenkää, ruotsalaisessa 8. Ennusta kummallekin todennäköisyys,
#    *ettei yhtään jää*, kun Afrikan tähti löytyy, ja odotusarvo. Kummassa kilpajuoksu maaliin on jännittävämpi? Kysy sitten, *missä Afrikan
#    tähti on*, kirjoita muutama käännetty kiekko ja ota selvää, mitä kartta voi sinulle kertoa ja mitä ei.

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Ingen blank på tre vändningar** (10 minuter). Fråga *vad nästa marker visar* och anteckna sannolikheten för en blank. Den första
#    vändningen visar en topas: välj *räknat efter slag*, skriv in den, gissa den nya sannolikheten och titta. Gör samma sak en gång till.
#    Multiplicera de tre sannolikheterna att ingen blank kommer. Jämför med 0,6 · 0,6 · 0,6: vilket är större, och varför?
# 2. **När kommer Afrikas stjärna?** (10 minuter) Fråga *när Afrikas stjärna kommer*, med 15 vändningar. Gissa sannolikheten att den kommer
#    precis vid vändning 15 och sannolikheten att den har kommit då. Simulera. Förklara utan formel varför alla vändningar är lika troliga.
#    Skriv sedan in 15 sedda marker utan Afrikas stjärna och gissa igen för en vändning. Stjärnan ”borde ha kommit för länge sedan”: vad är kvar av den
#    tanken?
# 3. **Riktiga marker** (20 minuter). Varje grupp blandar sina marker och vänder en efter en tills en rövare eller en ädelsten kommer; tio
#    gånger, blandade varje gång. Hur ofta var det en rövare? Samla klassens resultat. Fråga *en rövare före alla ädelstenar* och simulera
#    100 försök, sedan 1 000: vilken simulering liknar klassens resultat mest? Vänd till sist tio marker, skriv in vad ni ser och låt panelen gissa den elfte.
# 4. **Betala eller kasta?** (20 minuter) Du har 600 och har just kommit fram till en marker. Fråga *betala, kasta eller resa vidare*. Att betala
#    kostar 100: hur mycket mer ger det i genomsnitt att kasta tills markern vänds? Gissa innan du tittar på tabellen med alla planer. Är
#    skillnaden de 100 som du sparar? Om inte, vart tar resten vägen? Från och med vilken summa i kassan ger det mindre att betala än
#    att resa vidare? Vad kostar det att kasta, enligt en annan kolumn i tabellen? Pröva *man får kasta redan vid ankomsten* och sedan de svenska
#    reglerna med 3 000.
# 5. **Vad är Guldkusten värd?** (10 minuter) Fråga efter *pengarna efter några vändningar*: en vändning, tom kassa. Hur mycket större blir
#    väntevärdet om vändningen görs på Guldkusten? Nu är hälften av markerna sedda: 1 rubin, 1 smaragd, 2 topaser, 1 rövare, 3 visum och
#    7 blanka, men inte Afrikas stjärna. Har Guldkusten blivit mer eller mindre värd? Räkna först på papper.
# 6. **Finland mot Sverige** (15 minuter). Det finska spelet har 5 visum, det svenska 8. Gissa för båda sannolikheten *att inget är kvar* när
#    Afrikas stjärna hittas, och väntevärdet. I vilket spel blir kapplöpningen hem livligare? Fråga sedan *var Afrikas stjärna ligger*, skriv in
#    några vända marker och ta reda på vad kartan kan berätta för dig och vad den inte kan.

# %% [markdown] lang="en"
# ## The same in code
#
# The panel asks `af.odds.tiles`, which answers in fractions. Task 1, flip by flip:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy funktiolta `af.odds.tiles`, joka vastaa murtolukuina. Tehtävä 1 kääntö kerrallaan:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `af.odds.tiles`, som svarar i bråkform. Uppgift 1, vändning för vändning:

# %% tags=["nbval-check-output"]
no_blank = 1
for topazes in range(3):
    flip = af.odds.tiles(seen={"topaz": topazes}).next_flip()
    no_blank = no_blank * (1 - flip["blank"])
    print(topazes + 1, 1 - flip["blank"], no_blank, sep="   ")
print(float(no_blank))

# %% [markdown] lang="en"
# Task 3, with everything the answer rests on:

# %% [markdown] lang="fi"
# Tehtävä 3 ja kaikki, mihin vastaus perustuu:

# %% [markdown] lang="sv"
# Uppgift 3, med allt som svaret bygger på:

# %% tags=["nbval-check-output"]
print(af.odds.tiles().robber_before_gem())

# %% [markdown] lang="en"
# Task 4, all plans side by side with 600 in the purse:

# %% [markdown] lang="fi"
# Tehtävä 4, kaikki suunnitelmat rinnakkain, kun kukkarossa on 600:

# %% [markdown] lang="sv"
# Uppgift 4, alla planer sida vid sida med 600 i kassan:

# %% tags=["nbval-check-output"]
print(af.odds.tiles().timing(purse=600))

# %% [markdown] lang="en"
# Task 5, at the beginning and after half the tiles: what is expected of one flip elsewhere, and of one on the Gold Coast.

# %% [markdown] lang="fi"
# Tehtävä 5, alussa ja kun puolet kiekoista on nähty: yhden käännön tuoton odotusarvo muualla ja Kultarannikolla.

# %% [markdown] lang="sv"
# Uppgift 5, i början och efter hälften av markerna: väntevärdet för en vändning på annat håll och för en på Guldkusten.

# %% tags=["nbval-check-output"]
seen = {"ruby": 1, "emerald": 1, "topaz": 2, "robber": 1, "horseshoe": 3, "blank": 7}
for tiles in (af.odds.tiles(), af.odds.tiles(seen=seen)):
    print(tiles.money(1).mean, tiles.money(1, gold_coast=1).mean, sep="   ")

# %% [markdown] lang="en"
# Task 6, and a third box: the expected number of horseshoes left, and the chance that none is.

# %% [markdown] lang="fi"
# Tehtävä 6 ja kolmas peli: jäljelle jäävien hevosenkenkien odotusarvo ja todennäköisyys, ettei yhtään jää.

# %% [markdown] lang="sv"
# Uppgift 6, och ett tredje spel: väntevärdet för antalet visum som är kvar, och sannolikheten att inget är det.

# %% tags=["nbval-check-output"]
for mix in ("finnish", "swedish", "russian"):
    left = af.odds.tiles(mix=mix).horseshoes_left()
    print(mix, left.mean, left[0], sep="   ")

# %% [markdown] lang="en"
# ## Think about it
#
# - A die forgets, a bag of tiles does not. In which tasks did that matter, and in which did it make no difference at all?
# - The Star is equally likely at every flip. So is it fair to let the youngest player turn first?
# - The exact answer takes for granted that every tile face down is equally likely to lie anywhere. How would you find out whether your
#   own tiles were shuffled well enough?
# - Expected money is one figure, spread another, time a third. Which of them decided what you did the last time you played?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Noppa unohtaa, kiekkopussi ei. Missä tehtävissä sillä oli väliä, ja missä se ei muuttanut yhtään mitään?
# - Afrikan tähti löytyy yhtä todennäköisesti millä tahansa käännöllä. Onko siis reilua, että nuorin kääntää ensin?
# - Tarkka vastaus olettaa, että jokainen kääntämätön kiekko on yhtä todennäköisesti missä tahansa. Miten ottaisit selvää, onko omat
#   kiekkonne sekoitettu tarpeeksi hyvin?
# - Rahamäärän odotusarvo on yksi luku, hajonta toinen, aika kolmas. Mikä niistä ratkaisi, mitä teit, kun viimeksi pelasit?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - En tärning glömmer, en påse marker gör det inte. I vilka uppgifter spelade det roll, och i vilka ändrade det ingenting alls?
# - Afrikas stjärna kommer lika troligt vid varje vändning. Är det då rättvist att den yngsta vänder först?
# - Det exakta svaret förutsätter att varje ovänd marker lika troligt ligger var som helst. Hur skulle ni ta reda på om era egna
#   marker är tillräckligt väl blandade?
# - Pengarnas väntevärde är ett tal, spridningen ett annat, tiden ett tredje. Vilket av dem avgjorde vad du gjorde när du spelade senast?
