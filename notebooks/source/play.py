# %% [markdown] lang="en"
# # Play a game, turn by turn
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the table appears below the second code cell.
#
# <!-- /lab-only -->
#
# A ring on the board marks every place where the pawn may go; press one, or a button beside the board. When the die is to
# be rolled, press *Roll the die*, or roll a real one and press its number. *New game …* sets the rules, the players and the
# seed.

# %% [markdown] lang="fi"
# # Pelaa peliä vuoro vuorolta
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin pöytä ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# Laudalla on rengas jokaisessa paikassa, johon nappula saa mennä; paina paikkaa tai painiketta laudan vieressä. Kun on
# aika heittää noppaa, paina *Heitä noppaa*, tai heitä oikeaa noppaa ja paina sen silmälukua. Säännöt, pelaajat ja
# siemenluku valitaan kohdassa *Uusi peli …*.

# %% [markdown] lang="sv"
# # Spela ett spel, tur för tur
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas bordet under den andra kodcellen.
#
# <!-- /lab-only -->
#
# En ring på brädet markerar varje plats dit pjäsen får gå; tryck på en av dem, eller på en knapp bredvid brädet. När
# tärningen ska kastas, tryck på *Kasta tärningen*, eller kasta en riktig tärning och tryck på dess siffra. Under *Nytt spel …*
# väljer du regler, spelare och frö.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
table = af.Stepper()
table

# %% [markdown] lang="en"
# ## Things to try
#
# 1. **Predict, then look.** Before you roll: which places can be reached with a 4? Then enter a 4 and see the rings.
# 2. **Why not?** Press any place on the board that has no ring: the answer names the rule. *Why can't I …?* answers for
#    everything else. Each line of the log opens to show its rule, too.
# 3. **What if?** Under *What if …?* change one rule and play the same turn again with the same luck; *Compare branches …*
#    sets the two games side by side. Does the change matter in this turn?
# 4. **Go back.** Move the slider to an earlier turn and play differently. Nothing is lost: that is a new branch.
# 5. **Watch the bots.** Make every player a bot and press *Play to the end*. Who won, and what did the winner carry home?
# 6. **Set a puzzle.** Under *Set up a position …* press pawns and tiles into place, write the task, and pass it on as a
#    short code from *Save, share and open …*.
#
# <!-- lab-only -->
#
# ## The same game in code
#
# Everything the table does can be written down. Here two players start, each rolls a real die for who begins, and the
# beginner rolls a 5.
#
# <!-- /lab-only -->

# %% [markdown] lang="fi"
# ## Kokeiltavaa
#
# 1. **Ennusta ja katso sitten.** Ennen heittoa: mihin paikkoihin pääsee nelosella? Anna sitten nelonen ja katso renkaita.
# 2. **Miksi ei?** Paina laudalla mitä tahansa paikkaa, jossa ei ole rengasta: vastaus nimeää säännön. *Miksi en voi …?*
#    vastaa kaikkeen muuhun. Myös jokainen lokin rivi avautuu ja näyttää sääntönsä.
# 3. **Entä jos?** Muuta kohdassa *Entä jos …?* yhtä sääntöä ja pelaa sama vuoro uudelleen samalla onnella; *Vertaa haaroja …*
#    asettaa pelit rinnakkain. Onko muutoksella väliä tällä vuorolla?
# 4. **Palaa taaksepäin.** Siirrä liukusäädin aiempaan vuoroon ja pelaa toisin. Mitään ei katoa: syntyy uusi haara.
# 5. **Seuraa botteja.** Tee jokaisesta pelaajasta botti ja paina *Pelaa loppuun*. Kuka voitti, ja mitä voittaja toi kotiin?
# 6. **Laadi pulma.** Aseta kohdassa *Aseta tilanne …* nappulat ja kiekot painamalla, kirjoita tehtävä ja anna se muille
#    lyhyenä koodina kohdasta *Tallenna, jaa ja avaa …*.
#
# <!-- lab-only -->
#
# ## Sama peli koodina
#
# Kaiken, minkä pöytä tekee, voi myös kirjoittaa. Tässä kaksi pelaajaa aloittaa, kumpikin heittää oikeaa noppaa siitä, kumpi
# aloittaa, ja aloittaja heittää viitosen.
#
# <!-- /lab-only -->

# %% [markdown] lang="sv"
# ## Att prova
#
# 1. **Gissa först och se sedan.** Före kastet: vilka platser når man med en fyra? Ange sedan en fyra och se på ringarna.
# 2. **Varför inte?** Tryck på en plats på brädet som saknar ring: svaret nämner regeln. *Varför kan jag inte …?* svarar på
#    allt annat. Även varje rad i loggen går att öppna för att se dess regel.
# 3. **Tänk om?** Ändra en regel under *Tänk om …?* och spela om samma tur med samma slump; *Jämför grenar …*
#    ställer de två spelen sida vid sida. Spelar ändringen någon roll den här turen?
# 4. **Gå tillbaka.** Dra reglaget till en tidigare tur och spela annorlunda. Ingenting går förlorat: det blir en ny gren.
# 5. **Se botarna spela.** Gör varje spelare till en bot och tryck på *Spela till slut*. Vem vann, och vad hade vinnaren med sig i mål?
# 6. **Gör en uppgift.** Placera pjäser och marker under *Skapa en ställning …* genom att trycka på brädet, skriv uppgiften
#    och skicka den vidare som en kort kod från *Spara, dela och öppna …*.
#
# <!-- lab-only -->
#
# ## Samma spel i kod
#
# Allt som görs vid bordet kan också skrivas som kod. Här startar två spelare, båda kastar en riktig tärning om vem som börjar,
# och den som börjar slår en femma.
#
# <!-- /lab-only -->

# %% tags=["nbval-check-output", "lab-only"]
game = af.Game(af.Ruleset.preset("fan"), players=["Aino", "Elof"])
game.do("start cairo").do("start tangier").roll(6).roll(2)
game.roll(5)
game.legal

# %% [markdown] lang="en" tags=["lab-only"]
# Undo the roll, enter a 1 instead, and ask why something is not possible: the answer names the rule.

# %% [markdown] lang="fi"
# Peru heitto, anna sen sijaan ykkönen ja kysy, miksi jokin ei ole mahdollista: vastaus nimeää säännön.

# %% [markdown] lang="sv"
# Ångra kastet, ange en etta i stället och fråga varför något inte går: svaret nämner regeln.

# %% tags=["nbval-check-output", "lab-only"]
game.undo().roll(1)
print(*game.legal, sep="\n")
print(game.why_not("land egypt 4"))

# %% [markdown] lang="en" tags=["lab-only"]
# ## Settle an argument
#
# *May I try to open a tile by the die on the turn I arrive?* Every point on which the rulebooks differ, are silent or
# are argued over has a name; `explain` says the question, the answers, who holds which, and where it is written.

# %% [markdown] lang="fi"
# ## Ratkaise kiista
#
# *Saanko yrittää kääntää kiekon nopalla jo saapumisvuorollani?* Jokaisella kohdalla, josta sääntökirjat ovat eri mieltä,
# josta ne vaikenevat tai josta kiistellään, on nimi; `explain` kertoo kysymyksen, vastaukset, kuka on mitäkin mieltä ja missä
# se lukee.

# %% [markdown] lang="sv"
# ## Avgör en tvist
#
# *Får jag försöka vända en marker med tärningen redan under den tur då jag kommer fram?* Varje punkt där regelböckerna skiljer
# sig, tiger eller tolkas olika har ett namn; `explain` ger frågan, svaren, vem som anser vad och var det står.

# %% tags=["nbval-check-output", "lab-only"]
af.Ruleset.preset("fan").explain("free_roll_when")

# %% [markdown] lang="en" tags=["lab-only"]
# The same situation under two rulesets, asked of the engine: Aino has just arrived in Egypt.

# %% [markdown] lang="fi"
# Sama tilanne kahden säännöstön mukaan, pelimoottorilta kysyttynä: Aino on juuri saapunut Egyptiin.

# %% [markdown] lang="sv"
# Samma ställning med två regeluppsättningar, med spelmotorns svar: Aino har just kommit fram till Egypten.

# %% tags=["nbval-check-output", "lab-only"]
arrived = {"players": [{"at": "cairo"}, {"at": "tangier"}], "then": ["roll", "die 4", "land egypt 4"]}
for preset in ["fan", "swedish"]:
    game = af.Game.from_position(af.Ruleset.preset(preset), arrived)
    print(f"{preset}: {game.why_not('attempt') or '✓'}")

# %% [markdown] lang="en" tags=["lab-only"]
# ## Many games
#
# Four bots that walk to the nearest tile, 400 games with the seed above. For 100,000 games write `games=100_000`: the
# first time the rules are compiled, which takes about a minute, and then it is a matter of seconds.

# %% [markdown] lang="fi"
# ## Paljon pelejä
#
# Neljä bottia, jotka kulkevat aina lähimmälle kiekolle, pelaa 400 peliä yllä olevalla siemenluvulla. Jos haluat 100 000 peliä, kirjoita
# `games=100_000`: ensimmäisellä kerralla säännöt käännetään konekielelle, mikä kestää noin minuutin, ja sen jälkeen
# riittää muutama sekunti.

# %% [markdown] lang="sv"
# ## Många spel
#
# Fyra botar går alltid till närmaste marker, 400 spel med fröet ovan. För 100 000 spel, skriv `games=100_000`: första gången
# kompileras reglerna, vilket tar ungefär en minut, och sedan handlar det om sekunder.

# %% tags=["nbval-check-output", "lab-only"]
af.simulate(af.Ruleset.preset("fan"), ["nearest"] * 4, games=400).summary()

# %% [markdown] lang="en" tags=["lab-only"]
# ## Your own questions
#
# `table.state.game` is the game on the table above: try `table.state.game.history` or `print(table.state.game.notation())`
# in a new cell.

# %% [markdown] lang="fi"
# ## Omia kysymyksiä
#
# `table.state.game` on yllä pöydällä oleva peli: kokeile uudessa solussa `table.state.game.history` tai
# `print(table.state.game.notation())`.

# %% [markdown] lang="sv"
# ## Egna frågor
#
# `table.state.game` är spelet på bordet ovan: prova `table.state.game.history` eller `print(table.state.game.notation())` i en
# ny cell.
