# %% [markdown] lang="en"
# # Afrikan tähti: start here
#
# A laboratory for the board game *Afrikan tähti* (*Afrikas stjärna*, *Star of Africa*): play it turn by turn under
# the rules of your choice, and see which rule says so. *Suomeksi: [../fi/start.ipynb](../fi/start.ipynb). På svenska:
# [../sv/start.ipynb](../sv/start.ipynb).*
#
# **How to run a notebook:** choose *Run → Run All Cells* in the menu above. Nothing is downloaded, and nothing can
# break: close the tab, choose *Discard*, and the notebook is as it was.

# %% [markdown] lang="fi"
# # Afrikan tähti: aloita tästä
#
# *Afrikan tähti* -lautapelin laboratorio: pelaa vuoro vuorolta valitsemillasi säännöillä ja katso, mihin sääntöön mikin perustuu.
# *In English: [../en/start.ipynb](../en/start.ipynb). På svenska: [../sv/start.ipynb](../sv/start.ipynb).*
#
# **Näin ajat työkirjan:** valitse yllä olevasta valikosta *Run → Run All Cells*. Mitään ei ladata verkosta, eikä mikään voi
# mennä rikki: sulje välilehti, valitse *Discard*, ja työkirja on entisellään.

# %% [markdown] lang="sv"
# # Afrikas stjärna: börja här
#
# Ett laboratorium för brädspelet *Afrikas stjärna* (*Afrikan tähti*): spela tur för tur med de regler du väljer och se vilken
# regel som säger vad. *In English: [../en/start.ipynb](../en/start.ipynb). Suomeksi: [../fi/start.ipynb](../fi/start.ipynb).*
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
