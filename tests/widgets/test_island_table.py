"""The island's play table without a page: every button, the cover, the past, the sheet, what is said."""

import asyncio
import json
import re

import pytest
from stepper_table import EVIL, click, enter, every_widget, hear, panel, said, shown_html, text_of

from afrikan.draw.island import contradictions
from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from afrikan.island.words import Direction, Ground, Phase
from afrikan.language import LANGUAGES
from afrikan.widgets import IslandTable
from afrikan.widgets.island.play.choices import groups_of, outcomes_of, pickable_of, ways_of
from afrikan.widgets.island.play.state import CHOOSE, DRAW, TableState

PERSONS = ("Aino", "Elof")
RIVAL = "08.06"
AMONG = "go n", "go ne", "go se", "go s", "go sw", "go nw"


def new(policies="human", *, game=0, map="small", seed=7, lang="en"):
    return IslandTable(map=map, players=PERSONS, policies=policies, seed=seed, game=game, lang=lang)


def game_begun(*actions, policies="human", own="05.11", packs=("ready", "ready")):
    """A game in which both sides are placed and packed, and Aino has the first day."""
    game = IslandGame("island;who_starts=agreed", PERSONS, map="small", policies=policies, seed=7)
    for action in (f"place {RIVAL}", f"place {own}", *packs, *actions):
        game.do(action)
    return game


def begun(policies="human", lang="en"):
    """A table with such a game."""
    return IslandTable(game=game_begun(policies=policies), lang=lang)


def offered(table):
    """The actions that have a button, directions included."""
    return [*table.compass.offered, *(choice.action for choice in table._choices.offered)]


def press(table, *actions):
    for action in actions:
        assert action in offered(table), (action, offered(table))
        widget = table.compass if action in table.compass.offered else table._choices
        hear(widget, kind="act", action=action, at=widget.view["at"])


def pick(table, hex):
    number = table.state.game.map.number(hex)
    hear(table.map, kind="pick", hex=number, at=table.map.scene.at)


def moving(table):
    """Everything that the page is told and that changes, by widget; what it is told once is left out."""
    still = {"_esm", "_css", "_still", "_anywidget_id", "layout", "style", "children"}
    return [
        {name: value for name, value in widget.get_state().items() if name not in still}
        for widget in every_widget(table.box)
    ]


# Decisions


def test_a_game_against_a_bot_can_be_played_by_its_buttons_alone():
    table = new(["human", "locator"])
    assert offered(table) == [CHOOSE]
    press(table, CHOOSE, CHOOSE)
    assert table.state.game.state.round == 1
    assert set(offered(table)) == set(AMONG)
    for turn in range(60):
        if table.state.game.over:
            break
        choices = [action for action in offered(table) if action != "use"]
        press(table, "open" if "open" in choices else sorted(choices)[turn % len(choices)])
        assert table.state.error == ""
        assert table.state.deciding or table.state.game.over
    assert table.state.game.at > 60


def test_exactly_the_legal_decisions_are_offered():
    table = begun()
    for action in ("go n", "go n", "go se"):
        game = table.state.game
        assert set(offered(table)) == set(game.legal)
        press(table, action)
    assert table.state.game.at > 7


def test_the_other_side_is_set_down_by_a_press_on_the_map_or_by_typing():
    for act in (lambda table: pick(table, "08.06"), lambda table: type_hex(table, "b4")):
        table = new()
        assert len(table.map.scene.pickable) == len(pickable_of(table.state)) == 120
        act(table)
        assert table.state.error == ""
        assert table.state.game.at == 1
    assert table.state.game.state.players[1].hex == table.state.game.map.sites["B4"]


def type_hex(table, text):
    enter(table.place.text, text)
    click(table.place.set)


@pytest.mark.parametrize(
    ("typed", "told"), [("99.99", "99.99"), ("Z9", "Z9"), ("", "''"), ("01.01", "01.01")]
)
def test_a_hex_that_is_none_is_refused_in_words_and_nothing_is_lost(typed, told):
    table = new()
    type_hex(table, typed)
    assert told in said(table)
    assert "⚠" in said(table)
    assert table.state.game.at == 0


def test_equipment_is_packed_with_its_points():
    table = new()
    pick(table, "08.06")
    click(table.uncover)
    pick(table, "05.11")
    click(table.uncover)
    labels = [choice.label for choice in table._choices.offered]
    assert "machete (5)" in labels
    rows = text_of(table._packing.value)
    assert re.search(r"compass\s+jungle, mountains, swamp\s+losing one's way\s+2\s+7", rows)
    press(table, "take machete", "take compass", "take quinine", "take boots")
    assert "0 points left" in said(table)
    assert [action for action in offered(table) if action.startswith("take")] == []
    assert "✓ machete" in text_of(table._packing.value)
    table.state.act("take rope")
    assert "24" in table.state.error


def test_a_hex_is_opened_by_its_button_and_the_clue_is_known_to_its_reader_only():
    table = IslandTable(game=game_begun(own="A4"))
    press(table, "open")
    clue = table.state.game.view(0).clues["A4"]
    assert clue
    assert re.search(r"Clues read\s+A4: ", text_of(table._known.value))
    assert re.search(r"read by you: A4", text_of(table._known.value))
    assert table.map.scene.crossed == {table.state.game.map.forts["A4"]}
    assert f"Aino reads the clue: {clue}" in json.dumps(moving(table))


def test_days_to_lose_and_events_have_buttons():
    for seed in range(40):
        table = new(["human", "random"], seed=seed)
        press(table, CHOOSE, "ready")
        for turn in range(30):
            if table.state.game.over:
                break
            choices = sorted(offered(table))
            if "wait" in choices:
                assert choices == ["wait"]
                assert "Still to lose" in table._day.value
                press(table, "wait")
                return
            press(table, choices[turn % len(choices)])
    pytest.fail("no day was lost in forty games")


def test_the_points_of_the_day_are_a_bar_with_numbers():
    table = begun()
    press(table, "go n")
    points = table.state.game.view(0).points
    assert f'max="12" value="{points}"' in table._day.value
    assert f"hiking day 1, {points} of 12 points" in text_of(table._day.value)


# Chance


def test_cards_are_drawn_by_themselves_or_by_a_button():
    table = begun()
    press(table, "go n")
    assert not table.state.game.chance
    table.state.switch("automatic", False)
    table.refresh()
    press(table, "go ne")
    assert table.state.game.chance
    assert offered(table) == [DRAW]
    expected = table.state.game.coming
    press(table, DRAW)
    assert table.state.game.history[-1] == expected


def test_a_real_card_can_be_entered_from_the_list_with_its_exact_probability():
    table = begun()
    enter(panel(table, "view").switches["typed"], True)
    assert not table.state.automatic
    press(table, "go n")
    outcomes = outcomes_of(table.state)
    assert sum(outcome.chance for outcome in outcomes) == 1
    assert [outcome.action for outcome in outcomes] == list(table.state.game.legal)
    listed = [label for label, _ in table.outcomes.outcome.options]
    assert listed[0].endswith(f"· {outcomes[0].chance}")
    enter(table.outcomes.outcome, outcomes[1].action)
    click(table.outcomes.enter)
    assert table.state.game.history[-1] == outcomes[1].action


def test_what_windows_can_show_is_listed_for_a_referee_only():
    state = TableState(game_begun(own="A4"))
    state.switch("typed", True)
    state.act("open")
    game = state.game
    assert game.state.phase == Phase.CLUE
    assert outcomes_of(state) == ()
    state.referee = True
    assert len(outcomes_of(state)) == len(game.legal)


def test_switches_that_exclude_each_other_do_so():
    table = begun()
    form = panel(table, "view")
    enter(form.switches["typed"], True)
    assert (form.switches["typed"].value, form.switches["automatic"].value) == (True, False)
    enter(form.switches["automatic"], True)
    assert (form.switches["typed"].value, form.switches["automatic"].value) == (False, True)


# Two people, one screen


def test_the_screen_is_covered_until_the_other_person_says_so():
    table = new()
    pick(table, "08.06")
    assert table.state.covered
    assert "Hand the screen to Elof" in said(table)
    assert offered(table) == []
    assert table.map.scene.pickable == ()
    assert table.map.scene.marks == ()
    told = json.dumps(moving(table), default=str)
    assert "08.06" not in told
    assert "open country" not in "".join(shown_html(table.box))
    click(table.uncover)
    assert not table.state.covered
    assert "open country" in said(table)
    assert table.map.turned
    pick(table, "05.11")
    assert table.state.covered


def test_nothing_can_be_done_behind_the_cover():
    table = new()
    pick(table, "08.06")
    at = table.state.game.at
    table.state.act("place 05.11")
    table.state.act(CHOOSE)
    table.state.lay_sheet(5)
    assert table.state.game.at == at
    assert table.state.sheet_at == 0


def test_the_second_side_sees_the_map_with_north_down_and_may_turn_it():
    table = new()
    assert not table.map.turned
    pick(table, "08.06")
    click(table.uncover)
    assert table.map.turned
    enter(table.sheet.switches["flipped"], True)
    assert not table.map.turned


def test_each_person_asks_for_the_belief_by_himself():
    table = begun()
    enter(table.sheet.switches["belief"], True)
    assert table.state.belief
    count = len(table.state.game.view(0).may_be)
    assert str(count) in table.sheet.belief.value
    assert table.map.scene.values == set(table.state.game.view(0).may_be)
    while not table.state.covered:
        press(table, sorted(offered(table))[0])
    click(table.uncover)
    assert not table.state.belief
    assert table.map.scene.values is None
    assert table.sheet.belief.value == ""


def test_two_people_go_back_to_their_own_decisions_only():
    table = begun()
    start = table.state.game.at
    press(table, "go n")
    click(table.undo)
    assert table.state.game.at == start
    click(table.undo)
    assert "Elof decided before that" in said(table)
    assert table.state.game.at == start
    hear(table._history, kind="jump", number=0)
    assert table.state.game.at == start
    enter(panel(table, "view").switches["referee"], True)
    click(table.undo)
    assert table.state.game.at == start - 1


def test_against_a_bot_one_goes_back_over_its_day():
    table = new(["human", "locator"])
    press(table, CHOOSE, CHOOSE)
    while table.state.game.state.round < 2 or not table.state.deciding:
        press(table, sorted(offered(table))[0])
    first = table.state.game.at
    click(table.undo)
    assert table.state.game.at < first
    assert table.state.deciding
    click(table.redo)
    assert table.state.game.at == first
    hear(table._history, kind="turn", number=1)
    assert table.state.game.state.round == 1
    while table.state.game.at:
        click(table.undo)
    assert table.undo.disabled


def test_a_referee_sees_both_sides_and_the_treasure_on_demand_only():
    table = begun()
    form = panel(table, "view")
    assert [mark.seat for mark in table.map.scene.marks] == [1]
    assert form.switches["treasure"].disabled
    enter(form.switches["referee"], True)
    assert [mark.seat for mark in table.map.scene.marks] == [0, 1]
    assert "Clues read (Elof)" in text_of(table._known.value)
    assert table.map.scene.outlined == ()
    enter(form.switches["treasure"], True)
    assert table.map.scene.outlined == (table.state.game.map.sites[table.state.game.treasure],)
    enter(form.switches["referee"], False)
    assert table.map.scene.outlined == ()
    assert not table.state.treasure


def test_the_rivals_way_is_drawn_with_a_cross_at_each_days_end():
    table = begun(["human", "locator"])
    while table.state.game.state.round < 3 or not table.state.deciding:
        press(table, sorted(offered(table))[0])
    (route,) = table.map.scene.paths
    moments = table.state.game.timeline.moments
    assert route.seat == 1
    assert route.hexes[-1] == table.state.game.view(0).rival
    assert len(route.ends) in (1, 2)
    assert route.hexes[0] == table.state.game.map.number("08.06")
    assert len(moments) > len(route.hexes)


# The sheet


def test_the_sketch_is_laid_slid_and_taken_off():
    table = begun()
    press(table, "go n", "go n")
    state = table.state
    click(table.sheet.lay)
    assert "no hex is chosen" in said(table)
    table.map.set_state({"cursor": state.game.map.number("05.09")})
    click(table.sheet.lay)
    assert state.game.law.hex_name(state.sheet_at) == "05.09"
    assert table.map.scene.sheet_at == state.sheet_at
    north = state.game.map.neighbours[state.sheet_at][Direction.N]
    hear(table.sheet.compass, kind="act", action="n", at=table.sheet.compass.view["at"])
    assert state.sheet_at == north
    wrong = contradictions(state.game.map, state.sketch, north)
    words = text_of(table.sheet.words.value)
    assert (f"do not fit: {len(wrong)}." in words) == bool(wrong)
    click(table.sheet.lift)
    assert state.sheet_at == 0
    assert table.sheet.lift.disabled


def test_the_sketch_stays_where_it_lies_while_it_grows_and_is_never_lost_by_going_back():
    table = begun()
    press(table, "go n")
    table.state.lay_sheet(table.state.game.map.number("07.09"))
    lain = table.state.sheet_at
    press(table, "go s")
    below = table.state.game.map.neighbours[lain][Direction.S]
    assert table.state.sheet_at == below
    click(table.undo)
    assert table.state.sheet_at == lain


def test_a_sketch_does_not_slide_into_the_sea():
    table = begun()
    state = table.state
    press(table, "go n")
    at = next(number for number in range(1, 121) if state.game.map.neighbours[number][Direction.N] == 0)
    state.lay_sheet(at)
    state.slide_sheet("n")
    assert "sea" in state.error
    assert state.sheet_at == at
    press(table, "go n")
    assert "run into the sea" in text_of(table.sheet.words.value)


# Words, files, forms


def test_it_says_in_words_where_the_game_stands():
    assert (
        repr(new())
        == "<IslandTable island on small, seed 7, after 0 actions: Aino chooses where Elof begins.>"
    )


def test_mistakes_are_told_in_the_status_line_and_nothing_is_lost():
    table = begun()
    at = table.state.game.at
    for action in ("open", "wait", "fly", "go up", "place B4", "card jungle 3"):
        table.state.act(action)
        table.refresh()
        assert "⚠" in said(table), action
        assert table.state.game.at == at


def test_a_press_on_what_is_gone_does_nothing():
    table = begun()
    old = table.compass.view["at"]
    press(table, "go n")
    at = table.state.game.at
    hear(table.compass, kind="act", action="go n", at=old)
    hear(table.compass, kind="act", action="go up", at=table.compass.view["at"])
    hear(table.compass, kind="act", action=["go n"], at=table.compass.view["at"])
    assert table.state.game.at == at


def test_a_saved_game_is_opened_as_a_file_or_as_text():
    table = begun()
    press(table, "go n")
    form = panel(table, "files")
    click(form.save)
    assert 'download="afrikan-island-small-7-' in form.link.value
    click(form.transcript)
    text, saved = form.text.value, table.state.game.save()
    for given in (text, saved, saved.encode()):
        other = new()
        panel(other, "files")._open_game(given)
        assert other.state.error == ""
        assert other.state.game.history == table.state.game.history
        assert other.panels.opened == ""


@pytest.mark.parametrize("given", ["", "{}", "nonsense", b"\xff\xfe", "[" * 5000])
def test_what_is_no_saved_game_is_refused_and_the_game_stays(given):
    table = begun()
    before = table.state.game
    panel(table, "files")._open_game(given)
    assert "unchanged" in table.state.error
    assert table.state.game is before


def test_a_new_game_is_set_up_with_the_form():
    table = new(["human", "locator"])
    form = panel(table, "setup")
    assert form.seats[1][1].value == "locator"
    assert form.seats[0][2].disabled
    enter(form.map, "classic")
    enter(form.seats[0][1], "coast")
    enter(form.seats[0][2], "hardest")
    enter(form.seats[1][0], "Siiri")
    enter(form.seed, "12")
    enter(form.game, "3")
    enter(form.code, "island;may_stop_early=yes")
    click(form.start)
    game = table.state.game
    assert table.state.error == ""
    assert (game.map.name, game.seed, game.game) == ("classic", 12, 3)
    assert game.names == ("Aino", "Siiri")
    assert game.seats[0].policy == "coast/hardest"
    assert game.rules.code == "island;may_stop_early=yes"
    assert table.map.island is game.map
    assert panel(table, "setup").code.value == "island;may_stop_early=yes"


def test_a_generated_map_can_be_chosen():
    table = new()
    form = panel(table, "setup")
    enter(form.map, "generated")
    enter(form.map_seed, "5")
    click(form.start)
    assert table.state.error == ""
    assert (table.state.game.map.recipe.seed, table.state.game.map.recipe.hexes) == (5, 120)
    assert panel(table, "setup").map.value == "generated"


@pytest.mark.parametrize(
    ("field", "value"), [("seed", "x"), ("game", "-1"), ("code", "fan"), ("code", "island;day_length=x")]
)
def test_what_cannot_be_set_up_is_refused_in_words(field, value):
    table = new()
    before = table.state.game
    form = panel(table, "setup")
    enter(getattr(form, field), value)
    click(form.start)
    assert table.state.error
    assert table.state.game is before
    assert table.panels.opened == "setup"


def test_options_of_the_rules_are_explained():
    form = panel(new(), "setup")
    assert "no changes" in form.about.value
    enter(form.option, "lost_radius")
    assert "explain" in form.explained.value
    assert len(text_of(form.explained.value)) > 100
    enter(form.code, "island;lost_radius=")
    assert form.explained.value == ""


def test_what_people_type_reaches_the_page_as_text_only():
    table = IslandTable(players=[EVIL[:39], "Elof"], policies="human")
    table.state.act("place 08.06")
    table.state.uncover()
    table.refresh()
    assert "<img" not in "".join(shown_html(table.box))
    assert "<img" not in table.map._above + table.map._below


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_has_words_in_every_language(lang):
    table = begun(["human", "locator"], lang=lang)
    for name in ("setup", "view", "files"):
        panel(table, name)
    press(table, *("go n",))
    table.state.switch("belief", True)
    table.state.lay_sheet(60)
    table.refresh()
    for text in (table.state.waits, table._day.value, table._known.value, table.sheet.words.value):
        assert text.strip()
        assert "{" not in text


def test_bots_play_to_the_end_when_nobody_else_does_and_everything_is_shown():
    table = new(["locator", "nearest_fort"])
    assert table.state.viewer is None
    assert not table.play_bots.disabled
    click(table.play_bots)
    assert table.state.game.over
    assert len(table.map.scene.marks) == 2
    assert table.play_bots.disabled


def test_bots_go_on_by_themselves_and_stop_when_a_person_says_so():
    async def play():
        table = new(["human", "locator"])
        table.state.pace = 0.0
        press(table, CHOOSE)
        while not table.state.deciding:
            await asyncio.sleep(0.01)
        press(table, "ready")
        assert table.state.playing
        click(table.stop)
        at = table.state.game.at
        enter(table.sheet.switches["belief"], True)
        await asyncio.sleep(0.1)
        assert (table.state.playing, table.state.game.at, offered(table)) == (False, at, [])
        click(table.play_bots)
        while not table.state.deciding:
            await asyncio.sleep(0.01)
        assert table.state.game.at > at
        assert set(offered(table)) == set(AMONG)

    asyncio.run(play())


def test_what_bots_have_done_stays_when_they_are_stopped():
    state = TableState(IslandGame("island", PERSONS, map="small", policies="locator", seed=7))
    steps = state.play_bots()
    next(steps)
    assert state.playing
    at = state.game.at
    state.stop()
    assert list(steps) == []
    assert state.game.at == at
    assert not state.playing
    assert groups_of(state) == ways_of(state) == ()


# What a side does not know never reaches its page


def walks(start, *cards):
    """A game of Aino's first steps for each hex of a ground from which the same cards can come."""
    for number in range(1, 121):
        try:
            made = game_begun(*cards, own=game_begun().law.hex_name(number))
        except AfrikanError:
            continue
        if made.map.grounds[number] == start:
            yield made


def shown_to_aino(game):
    """What Aino's page is told in every position of a game, with and without what she may ask for."""
    table = IslandTable(game=game)
    table.state.switch("automatic", False)
    pages = []
    for belief in (False, True):
        for at in range(4, game.length + 1):
            game.jump(at)
            table.state.hand_over()
            table.state.switch("belief", belief)
            table.state.lay_sheet(60)
            if table.state.viewer == 0:
                table.refresh()
                pages.append(json.dumps(moving(table), default=sorted))
    return pages


def test_where_one_is_never_reaches_ones_page_while_it_is_unknown():
    games = list(walks(Ground.JUNGLE, "go n", "card jungle 3", "go ne", "card jungle 2"))
    assert len(games) > 2
    first, *others = map(shown_to_aino, games)
    assert len(first) == 10
    for game, pages in zip(games[1:], others, strict=True):
        assert pages == first, game.history[1]


def test_what_the_other_side_reads_and_packs_never_reaches_ones_page():
    tables = []
    for item, clue in (("machete", "bush"), ("rope", "jungle"), ("rope", "blank")):
        game = IslandGame("island;who_starts=agreed;may_stop_early=yes", PERSONS, map="small", seed=7)
        actions = ("place A4", "place 05.11", "ready", f"take {item}", "ready", "rest", "open")
        for action in (*actions, f"clue {clue}", "rest"):
            game.do(action)
        tables.append(IslandTable(game=game))
    assert [table.state.viewer for table in tables] == [0, 0, 0]
    pages = [json.dumps(moving(table), default=str) for table in tables]
    assert pages[0] == pages[1] == pages[2]
    for table in tables:
        table.state.switch("referee", True)
        table.refresh()
    assert len({json.dumps(moving(table), default=str) for table in tables}) == 3
