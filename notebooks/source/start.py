# %% [markdown] lang="en"
# # Afrikan tähti: start here
#
# A laboratory for the board game *Afrikan tähti* (*Afrikas stjärna*, *Star of Africa*): play it turn by turn under
# the rules of your choice, and see which rule says so.
#
# **How to run a notebook:** choose *Run → Run All Cells* in the menu above. Nothing is downloaded, and nothing can
# break: close the tab, choose *Discard*, and the notebook is as it was.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %% [markdown] lang="en"
# ## Which notebook is for you
#
# | notebook | who | what you do there |
# | --- | --- | --- |
# | [play.ipynb](play.ipynb) | everyone | choose the rules and the players, roll or type the die, step forward and back; settle an argument about a rule; simulate many games |
#
# ## The board
#
# Drawn from the data in `data/board`, as the rules see it: every dot and every diamond is one step.

# %%
af.RouteGraph.load("finnish")

# %% [markdown] lang="en"
# ## Your own questions
#
# Change `seed` in the first code cell and run everything again: the same seed always gives the same game, on every
# computer. One seed for the whole class makes everyone see the same luck; a seed for each pupil makes thirty
# different games to compare.
