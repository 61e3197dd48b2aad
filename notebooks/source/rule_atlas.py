# %% [markdown] lang="en"
# # The rule atlas: what matters, and what does not
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the atlas appears below the second code cell.
#
# <!-- /lab-only -->
#
# *Do the pirates catch a ship that only sails past? May one turn round at sea?* Families argue about dozens of such points. Here each
# reading of each point was changed alone, and thousands of games were played with it on the same luck. So you see which arguments are
# worth having, which are not, and of which these players can tell nothing.
#
# **For** whoever argues about a rule: ten minutes with task 1. For two lessons of statistics: effect sizes, many comparisons at once, the
# difference between “no effect”, “not known” and “not tested”.
#
# **Predict first.** Write down three points of the rules that you think make a game much longer or shorter, and two that make no
# difference at all. And: of a hundred readings, how many matter?

# %% [markdown] lang="fi"
# # Sääntöatlas: millä on väliä ja millä ei
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin atlas ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Jääkö ohi purjehtiva laiva merirosvojen vangiksi? Saako merellä kääntyä takaisin?* Perheissä kiistellään kymmenistä tällaisista
# kohdista. Tässä jokaisen kohdan jokaista tulkintaa on muutettu yksin, ja sillä on pelattu tuhansia pelejä samalla onnella. Niin näet,
# mistä kannattaa kiistellä, mistä ei, ja mistä nämä pelaajat eivät voi kertoa mitään.
#
# **Sopii** sille, joka kiistelee säännöstä: tehtävä 1, kymmenen minuuttia. Kahdelle tilastojen oppitunnille: vaikutuksen suuruus, monta
# vertailua yhtä aikaa, mitä eroa on sanoilla ”ei vaikutusta”, ”ei tiedetä” ja ”ei testattu”.
#
# **Ennusta ensin.** Kirjoita muistiin kolme sääntöjen kohtaa, jotka mielestäsi pidentävät tai lyhentävät peliä paljon, ja kaksi, joilla
# ei ole mitään väliä. Entä monellako sadasta tulkinnasta on väliä?

# %% [markdown] lang="sv"
# # Regelatlasen: vad som spelar roll och vad som inte gör det
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas atlasen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Fångar sjörövarna en båt som bara seglar förbi? Får man vända till havs?* Familjer grälar om dussintals sådana punkter. Här har varje
# tolkning av varje punkt ändrats för sig, och tusentals spel har spelats med den med samma tur. Så ser du vilka gräl som är värda
# besväret, vilka som inte är det, och om vilka de här spelarna inte kan säga något.
#
# **Passar** den som tvistar om en regel: tio minuter med uppgift 1. Två lektioner i statistik: hur stor en verkan är, många jämförelser på
# en gång, skillnaden mellan ”ingen verkan”, ”vet inte” och ”inte prövad”.
#
# **Gissa först.** Skriv ned tre punkter i reglerna som du tror gör ett spel mycket längre eller kortare, och två som inte gör någon skillnad
# alls. Och: hur många av hundra tolkningar spelar roll?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.AtlasPanel(base="fan", policy="nearest", measure="rounds")
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **The prediction.** Compare what you wrote down with *What matters most* and *What does not matter at all*. Search for your points in the
#    table. Which one surprises you most? Open it, read what it says, and find out in the game that parts how it comes about.
# 2. **The longest games.** Take the reading at the very top. Explain in two sentences why a game lasts so long under it. Would people
#    play such a rule?
# 3. **Three ways of knowing nothing.** Find a reading that *does not matter*, one of which *it cannot be told*, and one that is *not tested*.
#    What is the difference? For which of them would more games help, for which another policy, and for which nothing at all?
# 4. **A choice that nobody makes.** Look up `may_pass` and `loans`. How often did the choice come up, how often was it used? Describe a
#    player who would use it. Then change the policy: what is tested now that was not before?
# 5. **Is it fair?** Measure how often whoever begins wins. Does any reading make beginning a clear advantage? Would you have noticed that in
#    ten evenings of play?
# 6. **It depends.** Start from the Swedish rules. Find a reading that matters from one rulebook and not from the other. How can the same
#    change matter here and not there?
# 7. **Hundreds of intervals.** How many comparisons hold together here (*How sure is this?*)? If nothing mattered at all, how many single
#    intervals of 95 % would miss 0 by luck? Count how many say *perhaps*, and judge.

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Ennuste.** Vertaa muistiinpanojasi kohtiin *Millä on eniten väliä* ja *Millä ei ole väliä lainkaan*. Etsi omat kohtasi taulukosta. Mikä
#    yllättää eniten? Avaa se, lue, mitä se sanoo, ja ota eroavasta pelistä selvää, mistä vaikutus syntyy.
# 2. **Pisimmät pelit.** Ota ylimmäinen tulkinta. Selitä kahdella lauseella, miksi peli kestää sen mukaan niin kauan. Pelaisiko kukaan
#    sellaisella säännöllä?
# 3. **Kolme tapaa olla tietämättä.** Etsi tulkinta, jolla *ei ole väliä*, yksi, josta *ei tiedetä*, ja yksi, jota *ei testattu*. Mitä eroa niillä
#    on? Missä auttaisivat lisäpelit, missä toinen taktiikka, missä ei mikään?
# 4. **Valinta, jota kukaan ei tee.** Etsi `may_pass` ja `loans`. Kuinka usein valinta tuli vastaan, kuinka usein sitä käytettiin? Kuvaile
#    pelaaja, joka käyttäisi sitä. Vaihda sitten taktiikkaa: mitä testataan nyt, mitä ei testattu aiemmin?
# 5. **Onko se reilua?** Mittaa, kuinka usein aloittaja voittaa. Tekeekö jokin tulkinta aloittamisesta selvän edun? Olisitko huomannut sen
#    kymmenen peli-illan aikana?
# 6. **Se riippuu.** Lähde ruotsalaisista säännöistä. Etsi tulkinta, jolla on väliä toisessa sääntökirjassa mutta ei toisessa. Miten sama
#    muutos voi täällä vaikuttaa ja tuolla ei?
# 7. **Satoja välejä.** Montako vertailua pätee tässä yhdessä (*Kuinka varmaa tämä on?*)? Jos millään ei olisi väliä, moniko yksittäinen
#    95 %:n väli menisi sattumalta nollan ohi? Laske, monestako sanotaan *ehkä*, ja tee päätelmäsi.

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Gissningen.** Jämför det du skrev ned med *Vad som spelar störst roll* och *Vad som inte spelar någon roll alls*. Sök efter dina punkter i
#    tabellen. Vilken förvånar dig mest? Öppna den, läs vad den säger och ta i spelet som skiljs åt reda på hur det går till.
# 2. **De längsta spelen.** Ta tolkningen allra överst. Förklara med två meningar varför ett spel varar så länge med den. Skulle någon spela
#    med en sådan regel?
# 3. **Tre sätt att inte veta.** Hitta en tolkning som *inte spelar någon roll*, en som det *inte går att säga* något om och en som är *inte
#    prövad*. Vad är skillnaden? För vilken skulle fler spel hjälpa, för vilken en annan taktik, och för vilken ingenting alls?
# 4. **Ett val som ingen gör.** Slå upp `may_pass` och `loans`. Hur ofta förekom valet, hur ofta användes det? Beskriv en spelare som skulle
#    använda det. Byt sedan taktik: vad prövas nu som inte prövades förut?
# 5. **Är det rättvist?** Mät hur ofta den som börjar vinner. Gör någon tolkning det till en klar fördel att börja? Skulle du ha märkt det
#    under tio spelkvällar?
# 6. **Det beror på.** Utgå från de svenska reglerna. Hitta en tolkning som spelar roll i den ena regelboken men inte i den andra. Hur kan samma
#    ändring spela roll här men inte där?
# 7. **Hundratals intervall.** Hur många jämförelser gäller tillsammans här (*Hur säkert är det här?*)? Om ingenting spelade roll, hur många
#    ensamma intervall på 95 % skulle av en slump missa 0? Räkna hur många det står *kanske* om, och döm själv.

# %% [markdown] lang="en" tags=["lab-only"]
# ## The same in code
#
# The atlas is a table, a row for each ruleset, policy, reading and measure; `data/studies/README.md` tells what its columns hold:

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Atlas on taulukko, jossa on rivi jokaista säännöstöä, taktiikkaa, tulkintaa ja mittaria kohti; sarakkeet selittää
# `data/studies/README.md`:

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# Atlasen är en tabell med en rad för varje regeluppsättning, taktik, tolkning och mått; `data/studies/README.md` berättar vad kolumnerna
# innehåller:

# %% tags=["lab-only"]
table = af.Atlas.load().frame()
table.query("base == 'swedish' and policy == 'nearest' and measure == 'rounds' and low_all > 0").filter(
    ["option", "value", "difference", "low_all", "high_all", "used"]
)

# %% [markdown] lang="en" tags=["lab-only"]
# A small one of your own, from any rules, for any points; `make atlas` makes the whole one anew:

# %% [markdown] lang="fi"
# Pieni oma atlas, mistä säännöistä ja mistä kohdista tahansa; `make atlas` laskee koko atlaksen uudelleen:

# %% [markdown] lang="sv"
# En liten egen atlas, från vilka regler och för vilka punkter som helst; `make atlas` räknar ut hela atlasen på nytt:

# %% tags=["lab-only"]
af.atlas(["fan;loans=yes"], ["nearest"], ["slave_length", "pirates_stop"], games=40, watched=4, workers=1)

# %% [markdown] lang="en"
# ## Think about it
#
# - The players here are programs. Which of the results would you expect to hold for your family, too, and which not?
# - Two rules that do not matter alone can matter together. Can you think of such a pair?
# - A rule can matter although it changes neither length nor wins. How, and how would you measure that?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Pelaajat ovat tässä ohjelmia. Mitkä tuloksista pätevät arvelusi mukaan myös omassa perheessäsi, mitkä eivät?
# - Kaksi sääntöä, joilla ei yksin ole väliä, voivat yhdessä vaikuttaa. Keksitkö sellaisen parin?
# - Säännöllä voi olla väliä, vaikka se ei muuta pituutta eikä voittoja. Miten, ja miten sen voisi mitata?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Spelarna här är program. Vilka av resultaten tror du gäller också för din familj, och vilka inte?
# - Två regler som inte spelar någon roll var för sig kan spela roll tillsammans. Kan du komma på ett sådant par?
# - En regel kan spela roll fast den varken ändrar längd eller vinster. Hur, och hur skulle du mäta det?
