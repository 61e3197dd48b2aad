# %% [markdown] lang="en"
# # Play a game, turn by turn
#
# Choose *Run → Run All Cells* in the menu above, and the board appears below the second code cell. Press a button
# for every decision; the buttons are exactly what the rules allow now. When the die is to be rolled, press
# *Roll the die*, or roll a real one and press its number. *New game …* sets the rules, the players and the seed;
# *Undo* takes anything back.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
table = af.Stepper()
table

# %% [markdown] lang="en"
# ## Things to try
#
# 1. **Other rules, the same luck.** Play a few turns, note what happened, then start a game with the same seed under
#    *Swedish rules*. Which buttons are new, and which are missing? The small print below each line of the log says
#    where the rule is written.
# 2. **What if?** Undo to just before a roll and enter another number. Does the game still go the same way afterwards?
# 3. **Watch the bots.** Make every player a bot and press *Play to the end*. Who won, and what did the winner carry
#    home? Then try the next game number with the same seed.
#
# ## The same game in code
#
# Everything the buttons do can be written down. Here two players start, each rolls a real die for who begins, and the
# beginner rolls a 5.

# %% tags=["nbval-check-output"]
game = af.Game(af.Ruleset.preset("fan"), players=["Aino", "Elof"])
game.do("start cairo").do("start tangier").roll(6).roll(2)
game.roll(5)
game.legal

# %% [markdown] lang="en"
# Undo the roll, enter a 1 instead, and ask why something is not possible: the answer names the rule.

# %% tags=["nbval-check-output"]
game.undo().roll(1)
print(*game.legal, sep="\n")
print(game.why_not("land egypt 4"))

# %% [markdown] lang="en"
# ## Settle an argument
#
# *May I try to open a tile by the die on the turn I arrive?* Every point on which the rulebooks differ, are silent or
# are argued over has a name; `explain` says the question, the answers, who holds which, and where it is written.

# %% tags=["nbval-check-output"]
af.Ruleset.preset("fan").explain("free_roll_when")

# %% [markdown] lang="en"
# The same situation under two rulesets, asked of the engine: Aino has just arrived in Egypt.

# %% tags=["nbval-check-output"]
arrived = {"players": [{"at": "cairo"}, {"at": "tangier"}], "then": ["roll", "die 4", "land egypt 4"]}
for preset in ["fan", "swedish"]:
    game = af.Game.from_position(af.Ruleset.preset(preset), arrived)
    print(f"{preset}: {game.why_not('attempt') or 'allowed'}")

# %% [markdown] lang="en"
# ## Many games
#
# Four bots that walk to the nearest tile, 400 games with the seed above. For 100,000 games write `games=100_000`: the
# first time the rules are compiled, which takes about 20 seconds, and then it is a matter of seconds.

# %% tags=["nbval-check-output"]
af.simulate(af.Ruleset.preset("fan"), ["nearest"] * 4, games=400).summary()

# %% [markdown] lang="en"
# ## Your own questions
#
# `table.state.game` is the game on the table above: try `table.state.game.history` or `print(table.state.game.notation())`
# in a new cell.
