# %% [markdown] lang="en"
# # Two readings, the same dice
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *“You may roll for the tile in the very turn in which you arrive.” – “No, only in the next one!”* Who is right, the rulebook must
# say. What it matters, you find out here: the same dice and the same tiles are played under both readings, side by side, so that
# you see where a game parts, and how much the games differ on the whole.
#
# **For** whoever argues about a rule: ten minutes with task 1. For two or three lessons of statistics: paired samples, confidence
# intervals, the comparison of many figures, what “no difference found” means. You need paper.
#
# **Predict first.** A is the fan edition, where the first roll for a tile comes in the turn after the arrival. Under B it may come at
# once. Write down before you go on: does a game get longer or shorter, and by how many rounds? Does whoever begins win more often? Of
# 100 games on the same luck, how many are played exactly the same under both?

# %% [markdown] lang="fi"
# # Kaksi tulkintaa, samat nopat
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *”Kiekkoa saa yrittää kääntää nopalla jo sillä vuorolla, jolla saapuu.” – ”Eipäs, vasta seuraavalla!”* Kumpi on oikeassa, sen
# ratkaisee sääntökirja. Mitä väliä sillä on, sen saat selville tässä: samat nopat ja samat kiekot pelataan rinnakkain kummallakin
# tulkinnalla, joten näet, missä peli haarautuu ja kuinka paljon pelit kaiken kaikkiaan eroavat.
#
# **Sopii** sille, joka kiistelee säännöstä: tehtävä 1, kymmenen minuuttia. Kahdelle tai kolmelle tilastojen oppitunnille: parittaiset
# otokset, luottamusvälit, monen luvun vertailu, mitä ”eroa ei löytynyt” tarkoittaa. Tarvitset paperia.
#
# **Ennusta ensin.** A on faniversio, jossa kiekkoa saa ensimmäisen kerran yrittää nopalla vasta saapumista seuraavalla vuorolla. B:n
# mukaan yrittää saa heti. Kirjoita muistiin ennen kuin jatkat: piteneekö vai lyheneekö peli, ja montako kierrosta? Voittaako aloittaja
# useammin? Moniko sadasta pelistä, joissa onni on sama, pelataan kummallakin tavalla täsmälleen samoin?

# %% [markdown] lang="sv"
# # Två tolkningar, samma tärningar
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *”Man får kasta om markern redan i den tur då man kommer fram.” – ”Nej, först i nästa!”* Vem som har rätt måste regelboken säga. Vad
# det betyder tar du reda på här: samma tärningar och samma markrar spelas enligt båda tolkningarna, sida vid sida, så att du ser var
# ett spel skiljs åt och hur mycket spelen skiljer sig på det hela taget.
#
# **Passar** den som tvistar om en regel: tio minuter med uppgift 1. Två eller tre lektioner i statistik: parade stickprov,
# konfidensintervall, att jämföra många siffror, vad ”ingen skillnad hittades” betyder. Du behöver papper.
#
# **Gissa först.** A är fanutgåvan, där det första kastet om en marker kommer i turen efter ankomsten. Enligt B får det komma genast. Skriv
# ned innan du går vidare: blir ett spel längre eller kortare, och med hur många varv? Vinner den som börjar oftare? Hur många av 100
# spel med samma tur spelas exakt likadant på båda sätten?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.ComparisonPanel("fan", option="free_roll_when", value="same_turn")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **The dispute.** Press *Run* and wait until all 10,000 games are played. Compare with what you wrote down. Which one sentence would
#    you read out to those who argue? Would they notice the difference in an evening of three games?
# 2. **One game.** Choose one of the games that part. Read where and why, then step through it under A, and after that under B, and play
#    on for a round. Tell it in your own words as if it were a football report.
# 3. **The rule that hardly matters.** Under *What is changed* choose for how long a player is held on the coast (`slave_length`) and let B
#    say 2. Predict, then play 400 games and note the interval for the rounds. Now ask for 10,000 games and press *Go on*. What could you
#    say honestly after 400 games, and what after 10,000? Is a difference that is clear also one that matters?
# 4. **Games part, and yet.** Choose what counts as being first in Cape Town (`capetown_trigger`) for B. In how many games is something
#    different? What happens to the length and to the wins? Open a game that parts and find out why.
# 5. **Why the same luck?** One half of the class plays A against B with seed 1, the other half with seeds of their own, 1,000 games each.
#    Everybody notes the rounds under A, the rounds under B, and B less A. Which of the three columns varies least from pupil to pupil, and
#    why? Now look at *Games saved* in the table: how many games would it have taken with different luck on each side?
# 6. **Twenty intervals.** Count in the table the figures of which it says *perhaps*. If nothing differed at all, how many of 20 intervals
#    of 95 % would miss 0 by luck? Choose 90 %, then 99 %, and explain what becomes narrower, what wider, and what you pay for it.
# 7. **Your own dispute.** Choose A and B as your families play. Settle before you look how many games you want. Write a verdict of three
#    sentences: what clearly differs, what could not be told apart, and how large it may still be.
# 8. **Whole rulebooks.** Let B be the Swedish rules. Why do almost all games part at once? What does this comparison say about one single
#    rule among all that differ, and how would you find that out?

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Kiista.** Paina *Aja* ja odota, kunnes kaikki 10 000 peliä on pelattu. Vertaa siihen, mitä kirjoitit muistiin. Minkä yhden lauseen
#    lukisit ääneen kiisteleville? Huomaisivatko he eron, jos illassa pelataan kolme peliä?
# 2. **Yksi peli.** Valitse jokin eroavista peleistä. Lue, missä ja miksi se eroaa, pelaa se sitten askel askeleelta A:n ja sen jälkeen B:n
#    mukaan ja jatka kierroksen verran. Kerro tapahtumat omin sanoin kuin selostaisit jalkapallo-ottelua.
# 3. **Sääntö, jolla ei juuri ole väliä.** Valitse kohdasta *Mitä muutetaan*, kuinka kauan pelaajaa pidetään rannikolla (`slave_length`), ja
#    B:n arvoksi 2. Ennusta, pelaa sitten 400 peliä ja kirjoita muistiin kierrosten luottamusväli. Pyydä nyt 10 000 peliä ja paina *Jatka*.
#    Mitä saattoi rehellisesti sanoa 400 pelin jälkeen, mitä 10 000:n? Onko selvällä erolla myös väliä?
# 4. **Pelit eroavat, ja silti.** Valitse B:lle, mikä lasketaan ensimmäisenä Kapkaupunkiin ehtimiseksi (`capetown_trigger`). Monessako
#    pelissä jokin muuttuu? Mitä tapahtuu pelin pituudelle ja voitoille? Avaa eroava peli ja ota selvää syystä.
# 5. **Miksi sama onni?** Puolet luokasta pelaa A:n ja B:n siemenluvulla 1, toinen puoli jokainen omallaan, 1 000 peliä kukin. Jokainen
#    kirjoittaa muistiin kierrokset A:n mukaan, kierrokset B:n mukaan ja B miinus A. Mikä näistä kolmesta vaihtelee oppilaasta toiseen
#    vähiten, ja miksi? Katso sitten taulukosta *Säästettyjä pelejä*: montako peliä olisi tarvittu, jos onni olisi ollut eri puolilla eri?
# 6. **Kaksikymmentä väliä.** Laske taulukosta luvut, joista sanotaan *ehkä*. Jos mikään ei eroaisi, moniko 20:stä 95 %:n välistä menisi
#    sattumalta nollan ohi? Valitse 90 %, sitten 99 %, ja selitä, mikä kapenee, mikä levenee ja mitä siitä maksetaan.
# 7. **Oma kiistasi.** Valitse A ja B niin kuin teillä kotona pelataan. Päätä pelien määrä ennen kuin katsot. Kirjoita kolmen lauseen
#    tuomio: mikä eroaa selvästi, mitä ei voitu erottaa ja kuinka suuri ero voi vielä olla.
# 8. **Kokonaiset sääntökirjat.** Valitse B:ksi ruotsalaiset säännöt. Miksi lähes kaikki pelit eroavat heti? Mitä tämä vertailu kertoo
#    yhdestä säännöstä kaikkien eroavien joukossa, ja miten saisit sen selville?

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Tvisten.** Tryck på *Kör* och vänta tills alla 10 000 spel är spelade. Jämför med det du skrev ned. Vilken enda mening skulle du läsa
#    upp för dem som tvistar? Skulle de märka skillnaden under en kväll med tre spel?
# 2. **Ett spel.** Välj ett av spelen som skiljs åt. Läs var och varför, spela det sedan steg för steg enligt A och därefter enligt B, och
#    fortsätt ett varv. Berätta det med egna ord som om det vore ett fotbollsreferat.
# 3. **Regeln som knappt betyder något.** Välj under *Vad som ändras* hur länge en spelare hålls kvar på kusten (`slave_length`) och låt B
#    säga 2. Gissa, spela sedan 400 spel och skriv ned intervallet för varven. Be nu om 10 000 spel och tryck på *Fortsätt*. Vad kunde du ärligt
#    säga efter 400 spel, och vad efter 10 000? Är en klar skillnad också en skillnad som betyder något?
# 4. **Spel skiljs åt, och ändå.** Välj för B vad som räknas som att vara först i Kapstaden (`capetown_trigger`). I hur många spel blir något
#    annorlunda? Vad händer med spelets längd och med vinsterna? Öppna ett spel som skiljs åt och ta reda på varför.
# 5. **Varför samma tur?** Halva klassen spelar A mot B med frö 1, den andra halvan med var sitt eget frö, 1 000 spel var. Alla skriver ned
#    varven enligt A, varven enligt B och B minus A. Vilken av de tre kolumnerna varierar minst från elev till elev, och varför? Se sedan
#    på *Sparade spel* i tabellen: hur många spel hade det krävts med olika tur på de båda sidorna?
# 6. **Tjugo intervall.** Räkna i tabellen de siffror som det står *kanske* om. Om ingenting alls skilde sig, hur många av 20 intervall på
#    95 % skulle av en slump missa 0? Välj 90 %, sedan 99 %, och förklara vad som blir smalare, vad bredare och vad du betalar för det.
# 7. **Din egen tvist.** Välj A och B så som ni spelar hemma. Bestäm hur många spel du vill ha innan du tittar. Skriv ett utlåtande på tre
#    meningar: vad som skiljer sig klart, vad som inte gick att skilja åt och hur stort det ännu kan vara.
# 8. **Hela regelböcker.** Låt B vara de svenska reglerna. Varför skiljs nästan alla spel åt genast? Vad säger den här jämförelsen om en
#    enda regel bland alla som skiljer, och hur skulle du ta reda på det?

# %% [markdown] lang="en" tags=["lab-only"]
# ## The same in code
#
# The panel asks `af.compare`. Here are 50 games, few enough to be played at once:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Paneeli kysyy funktiolta `af.compare`. Tässä on 50 peliä, niin vähän, että ne pelataan hetkessä:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Panelen frågar `af.compare`. Här är 50 spel, så få att de spelas på ett ögonblick:

# %% tags=["nbval-check-output", "lab-only"]
fan = af.Ruleset.preset("fan")
compared = af.compare(fan, fan.replace(free_roll_when="same_turn"), games=50)
print(compared.summary())

# %% [markdown] lang="en" tags=["lab-only"]
# And the first of them that parts:

# %% [markdown] lang="fi"
# Ja ensimmäinen niistä, joka eroaa:

# %% [markdown] lang="sv"
# Och det första av dem som skiljs åt:

# %% tags=["nbval-check-output", "lab-only"]
print(compared.divergence().text())

# %% [markdown] lang="en"
# ## Think about it
#
# - Who plays the rule otherwise has played another game all along. When does that matter, and when does it not?
# - The players of the panel choose as a policy does. For which rules would people who think ahead make the difference larger, for which
#   smaller? Try the policy *planner*.
# - “We played 20 evenings with the new rule, and they were shorter.” What would you have to know before you believe that it was the rule?
# - The same dice under both readings: why does that work better than throwing new dice, although nobody could do it at the table?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Se, joka on soveltanut sääntöä toisin, on koko ajan pelannut toista peliä. Milloin sillä on väliä, milloin ei?
# - Paneelin pelaajat valitsevat taktiikan mukaan. Minkä sääntöjen kohdalla eteenpäin ajattelevat ihmiset suurentaisivat eroa, minkä kohdalla
#   pienentäisivät? Kokeile taktiikkaa *suunnittelija*.
# - ”Pelasimme 20 iltaa uudella säännöllä, ja pelit olivat lyhyempiä.” Mitä sinun olisi tiedettävä, ennen kuin uskot, että se johtui säännöstä?
# - Samat nopat kummallakin tulkinnalla: miksi se toimii paremmin kuin uusien noppien heittäminen, vaikka kukaan ei pystyisi siihen pelipöydässä?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Den som har tillämpat regeln annorlunda har hela tiden spelat ett annat spel. När betyder det något, och när inte?
# - Panelens spelare väljer enligt en taktik. För vilka regler skulle människor som tänker framåt göra skillnaden större, för vilka mindre?
#   Pröva taktiken *planerare*.
# - ”Vi spelade 20 kvällar med den nya regeln, och de blev kortare.” Vad måste du veta innan du tror att det berodde på regeln?
# - Samma tärningar enligt båda tolkningarna: varför fungerar det bättre än att kasta nya tärningar, fast ingen kunde göra det vid bordet?
