# %% [markdown] lang="en"
# # The rules: who says what, and where it matters
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the browser appears below the second code cell.
#
# <!-- /lab-only -->
#
# *May I try the die on the turn I arrive? Do the pirates catch a ship that only sails past?* The Finnish and the Swedish
# rulebook differ, some texts are silent, and families argue. Every such point is an **option** here, and each way to settle
# it a **reading**, with the places where it is written.
#
# **Predict first.** Take the two rulesets you know best, such as the fan edition and the Swedish rules. On how many of the
# points below do they differ: about 5, about 15 or about 30? Write your guess down.

# %% [markdown] lang="fi"
# # Säännöt: kuka sanoo mitäkin, ja missä sillä on merkitystä
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin sääntöselain ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Saanko yrittää nopalla heti saapumisvuorolla? Jääkö ohi purjehtiva laiva merirosvojen vangiksi?* Suomalaiset ja
# ruotsalaiset säännöt eroavat, osa teksteistä vaikenee, ja perheissä kiistellään. Jokainen tällainen kohta on täällä
# **tulkintakohta** ja jokainen tapa ratkaista se on **tulkinta**, jonka vieressä kerrotaan, missä se lukee.
#
# **Arvaa ensin.** Valitse kaksi säännöstöä, jotka tunnet parhaiten, esimerkiksi faniversio ja ruotsalaiset säännöt. Monessako
# alla olevista kohdista ne eroavat: noin viidessä, noin viidessätoista vai noin kolmessakymmenessä? Kirjoita arvauksesi muistiin.

# %% [markdown] lang="sv"
# # Reglerna: vem säger vad, och var spelar det roll
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas regelbläddraren under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Får jag försöka med tärningen redan under den tur då jag kommer fram? Fångar sjörövarna en båt som bara seglar
# förbi?* De finska och de svenska reglerna skiljer sig åt, en del texter tiger, och familjer grälar. Varje sådan punkt är här en
# **tolkningspunkt** och varje sätt att avgöra den en **tolkning**, med uppgift om var den står.
#
# **Gissa först.** Ta de två regeluppsättningar du känner bäst, till exempel fanutgåvan och de svenska reglerna. På hur många av
# punkterna nedan skiljer de sig åt: ungefär 5, ungefär 15 eller ungefär 30? Skriv ned din gissning.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
browser = af.RuleBrowser("fan")
browser

# %% [markdown] lang="en"
# ## Things to try
#
# 1. **Find your argument.** Type a word of it, such as *pirates*, *Cape Town* or *robber*, and open the point. Who holds which
#    reading? *Open* marks a ruleset whose own sources are silent.
# 2. **See where it matters.** Press *Show where it matters*: the same position under two readings. Before you look below the
#    boards, say what will be allowed on the left and what on the right.
# 3. **Play on.** Press *Play on from here* under one reading and then under the other; the luck is the same.
# 4. **Build your own ruleset.** Choose the readings your family plays by. Some choices do not go together; the sentence says why.
#    Copy the short code, or save the *Rule sheet* and print it.
#
# ## The result
#
# On how many points does each pair of rulesets differ? Compare with your guess. Prices and other amounts are among the points.

# %% [markdown] lang="fi"
# ## Kokeiltavaa
#
# 1. **Etsi oma kiistanne.** Kirjoita siitä jokin sana, esimerkiksi *merirosvot*, *Kapkaupunki* tai *rosvo*, ja avaa kohta. Kenellä on
#    mikäkin tulkinta? *Avoin* kertoo, että säännöstön omat lähteet vaikenevat.
# 2. **Katso, missä sillä on merkitystä.** Paina *Näytä, missä sillä on merkitystä*: sama tilanne kahdella tulkinnalla. Ennen kuin
#    katsot lautojen alle, sano, mitä vasemmalla saa tehdä ja mitä oikealla.
# 3. **Jatka peliä.** Paina *Jatka tästä* ensin yhdellä ja sitten toisella tulkinnalla; onni on sama.
# 4. **Kokoa oma säännöstö.** Valitse tulkinnat, joilla teillä pelataan. Kaikki valinnat eivät sovi yhteen; lause kertoo, miksi.
#    Kopioi lyhyt koodi, tai tallenna ja tulosta *Sääntölehti*.
#
# ## Tulos
#
# Monessako kohdassa kukin säännöstöpari eroaa? Vertaa arvaukseesi. Mukana ovat myös hinnat ja muut rahamäärät.

# %% [markdown] lang="sv"
# ## Att prova
#
# 1. **Hitta er tvistefråga.** Skriv ett ord ur den, till exempel *sjörövare*, *Kapstaden* eller *rövare*, och öppna punkten. Vem har
#    vilken tolkning? *Öppen* betyder att regeluppsättningens egna källor tiger.
# 2. **Se var det spelar roll.** Tryck på *Visa var det spelar roll*: samma ställning med två tolkningar. Säg vad som får göras till vänster
#    och vad till höger, innan du tittar under bräderna.
# 3. **Spela vidare.** Tryck på *Spela vidare härifrån* med den ena tolkningen och sedan med den andra; slumpen är densamma.
# 4. **Bygg en egen regeluppsättning.** Välj de tolkningar ni spelar med hemma. Alla val går inte ihop; en mening säger varför.
#    Kopiera den korta koden, eller spara ditt *Regelblad* och skriv ut det.
#
# ## Resultatet
#
# På hur många punkter skiljer sig varje par av regeluppsättningar åt? Jämför med din gissning. Priser och andra belopp är med bland
# punkterna.

# %% tags=["nbval-check-output"]
af.Ruleset.apart()

# %% [markdown] lang="en"
# The same list of differences in words, for two of them:

# %% [markdown] lang="fi"
# Kahden säännöstön erot luettelona:

# %% [markdown] lang="sv"
# Skillnaderna mellan två av dem som en lista:

# %% tags=["nbval-check-output"]
af.Ruleset.preset("finnish_2005").differences(af.Ruleset.preset("fan"))

# %% [markdown] lang="en" tags=["lab-only"]
# The ruleset you built above, as a code for the other notebooks:

# %% [markdown] lang="fi"
# Yllä kokoamasi säännöstö koodina muita työkirjoja varten:

# %% [markdown] lang="sv"
# Regeluppsättningen som du byggde ovan, som en kod för de andra arbetsböckerna:

# %% tags=["nbval-check-output", "lab-only"]
browser.rules.code

# %% [markdown] lang="en"
# ## Think about it
#
# - Which reading surprised you, and which one would you have sworn was *the* rule?
# - A ruleset's own text can be silent. Is the reading chosen for it then right, or only reasonable? What would settle it?
# - Choose a point whose readings seem to differ little. Can you think of a position in which it decides the game?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Mikä tulkinta yllätti, ja mistä olisit voinut vannoa, että se on *ainoa oikea* sääntö?
# - Säännöstön oma teksti voi vaieta. Onko sille valittu tulkinta silloin oikea vai vain järkevä? Mikä ratkaisisi asian?
# - Valitse kohta, jonka tulkinnat tuntuvat eroavan vain vähän. Keksitkö tilanteen, jossa se ratkaisee pelin?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Vilken tolkning överraskade dig, och vilken hade du kunnat svära på var *den* rätta regeln?
# - En regeluppsättnings egen text kan tiga. Är tolkningen som har valts då rätt, eller bara rimlig? Vad skulle avgöra saken?
# - Välj en punkt där tolkningarna tycks skilja sig mycket lite. Kan du komma på en ställning där den avgör spelet?
