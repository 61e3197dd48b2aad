"""What many games are counted by: every number again from the games played one by one, and the tables."""

from collections import Counter
from statistics import fmean, stdev

import pytest

from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset
from afrikan.session import use
from afrikan.simulation import executors, run, simulate
from afrikan.simulation.layout import size
from afrikan.simulation.measures import NAMES
from afrikan.star.state import EVENTS, NONE
from afrikan.star.words import Event
from afrikan.widgets import Stepper

FAN = Ruleset.preset("fan")
TABLE = ["nearest", "random", "nearest"]
GAMES = 24


@pytest.fixture(scope="module")
def runs():
    return simulate(FAN, TABLE, GAMES, 3, rounds=40, rotate=True, keep=GAMES, compiled=False)


@pytest.fixture(scope="module")
def games(runs):
    return [runs.game(number).play() for number in range(GAMES)]


def test_there_is_room_for_every_event():
    assert len(Event) <= EVENTS
    assert max(NAMES.values()) + 1 == len(NAMES)


def test_who_wins_where(runs, games):
    won = Counter((game.state.winner, (game.state.winner - k) % 3) for k, game in enumerate(games))
    table = runs.players("both").set_index(["seat", "entrant"])
    for (seat, entrant), row in table.iterrows():
        assert row.wins == won[seat - 1, entrant - 1]
        assert row.games == GAMES / 3
    assert runs.wins == tuple(sum(game.state.winner == seat for game in games) for seat in range(3))
    assert list(runs.players().wins) == list(runs.entrant_wins)
    assert runs.no_winner == sum(game.state.winner == NONE for game in games) > 0


def test_events_by_seat_and_entrant(runs, games):
    counted = Counter()
    for number, game in enumerate(games):
        for seat in range(3):
            for event in Event:
                counted[event.name.lower(), seat + 1, (seat - number) % 3 + 1] += game.state.tally[seat][
                    event
                ]
    table = runs.happenings().set_index(["event", "seat", "entrant"])
    assert table.times.to_dict() == dict(counted)
    assert runs.events["rolled"] == sum(sum(row[Event.ROLLED] for row in game.state.tally) for game in games)


def test_an_event_belongs_to_the_seat_whose_turn_it_is(games):
    for game in games[:5]:
        told = Counter((line.seat, line.event) for line in game.log if line.event == Event.OPENED)
        for seat in range(3):
            assert told[seat, Event.OPENED] == game.state.tally[seat][Event.OPENED]


def test_measures_of_each_game(runs, games):
    rows = runs.rows().set_index("game")
    for number, game in enumerate(games):
        state, row = game.state, rows.loc[number]
        happened = {event.name: sum(seat[event] for seat in state.tally) for event in Event}
        assert row["rounds"] == state.round
        assert row.turns == sum(player.turns for player in state.players[:3])
        assert row.money == sum(player.money for player in game.players)
        assert row.tiles_opened == 30 - len(game.tiles) == happened["OPENED"]
        assert row.tiles_bought + row.attempts - row.failed_attempts == row.tiles_opened
        assert row.tickets == happened["TICKET_BOUGHT"]
        assert row.slave_turns == happened["SERVED"]
        assert row.held_turns == happened["RELEASED"] + happened["STILL_HELD"]
        assert row.starter_wins == (state.winner == state.first)
        assert row.unfinished + row.star_wins + row.horseshoe_wins + row.drawn == 1
    for row in runs.measures().itertuples():
        numbers = list(rows[row.measure])
        assert row.mean == pytest.approx(fmean(numbers))
        assert row.deviation == pytest.approx(stdev(numbers))
        assert row.low <= row.mean <= row.high


def test_money_at_the_end_of_each_round(runs, games):
    table = runs.money().set_index(["round", "entrant"])
    for last in (1, 2, 5, 10):
        lasting = [(number, game) for number, game in enumerate(games) if game.state.round >= last]
        for entrant in range(3):
            money = [money_after(game, last, (entrant + number) % 3) for number, game in lasting]
            row = table.loc[last, entrant + 1]
            assert row.games == len(money)
            assert row["mean"] == pytest.approx(fmean(money))
            assert row.deviation == pytest.approx(stdev(money))


def money_after(game, last, seat):
    """A player's money in the first position after a round, or the last one of the game."""
    states = [moment.state for moment in game.timeline.moments]
    after = next((state for state in states if state.round > last), states[-1])
    return after.players[seat].money


def test_cities(runs, games):
    table = runs.cities().set_index("city")
    for number, city in enumerate(games[0].board.cities):
        assert table.stops[city] == sum(game.state.stops[number] for game in games)
        left = sum(city in game.tiles for game in games)
        assert table.opened[city] == (0 if city in ("tangier", "cairo") else GAMES - left)
    assert table.star_lay.sum() == GAMES
    assert table.star_found.sum() == runs.events["star_found"]
    found = Counter(
        line.text().split()[-1] for game in games for line in game.log if line.event == Event.STOPPED
    )
    assert sum(found.values()) == table.stops.sum()


def test_who_wins_from_where_the_star_lay(runs, games):
    table = runs.stars()
    assert table.groupby("city").games.first().sum() == GAMES
    assert table.wins.sum() == sum(runs.wins)
    board = games[0].board
    won = Counter()
    for number, game in enumerate(games):
        found = [line for line in game.log if line.event == Event.STAR_FOUND]
        if found and game.state.winner != NONE:
            (place,) = (city for city, face in opened(game) if face == "star")
            won[place, (game.state.winner - number) % 3 + 1] += 1
    counted = {(row.city, row.entrant): row.wins for row in table.itertuples() if row.wins}
    assert {key: counted[key] for key in won} == dict(won)
    assert set(table.city) <= set(board.cities)


def opened(game):
    """The cities whose tile was turned over, with its face."""
    first = game.timeline.moments[0]
    for number, city in enumerate(game.board.cities):
        slot = first.state.tiles[number]
        if slot != NONE and city not in game.tiles:
            yield (
                city,
                ("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank")[first.faces[slot]],
            )


def test_lengths_attempts_and_hazards(runs):
    lengths = runs.lengths()
    assert lengths.games.sum() == GAMES
    assert lengths.over.iloc[-1] == 1
    assert (lengths.star + lengths.horseshoe + lengths.no_winner + lengths.draw == lengths.games).all()
    assert dict(zip(lengths["round"], lengths.games, strict=True)).items() >= runs.lasted.items()
    for by in ("seat", "entrant", "both"):
        attempts, hazards = runs.attempts(by), runs.hazards(by)
        assert attempts.attempts.sum() == runs.sums("attempts").total
        assert attempts.failed.sum() == runs.sums("failed_attempts").total
        assert attempts.bought.sum() == runs.sums("tiles_bought").total
        assert hazards.caught.sum() == runs.sums("catches").total
        assert hazards.held_turns.sum() == runs.sums("held_turns").total
        assert hazards.slave_turns.sum() == runs.sums("slave_turns").total


def test_draws_are_no_unfinished_games():
    rules = FAN.replace(end_when="finish_round")
    runs = simulate(rules, ["nearest"] * 4, 300, 3, rounds=60, compiled=False)
    drawn = runs.sums("drawn").total
    assert drawn == runs.lengths().draw.sum() == runs.events["drawn"] > 0
    assert sum(runs.wins) + runs.no_winner + drawn == 300
    assert "drawn" in repr(runs)
    assert runs.money().groupby("round").games.first()[1] == 300


def test_names_of_cities_are_in_the_language_of_the_session(runs):
    names = {}
    for lang in LANGUAGES:
        use(language=lang)
        names[lang] = runs.cities().set_index("city").name["cairo"]
    assert names == {"en": "Cairo", "fi": "Kairo", "sv": "Kairo"}
    assert runs.players().attrs == {"ruleset": "fan", "seed": 3, "games": GAMES}


@pytest.mark.parametrize("number", [0, 17])
def test_a_game_reopens_in_the_stepper(runs, games, number):
    stepper = Stepper(runs.game(number))
    assert stepper.state.game.play().state.winner == games[number].state.winner
    assert stepper.state.game.history == games[number].history


@pytest.mark.parametrize("number", [-1, GAMES, 1.0, "3", True])
def test_a_game_that_was_not_played_is_refused(runs, number):
    with pytest.raises(AfrikanError, match=f"from 0 to {GAMES - 1}"):
        runs.game(number)


def test_runs_of_another_kind_do_not_merge(runs):
    other = simulate(FAN, TABLE, 2, 3, rounds=40, compiled=False)
    with pytest.raises(AfrikanError, match="only runs of the same"):
        _ = runs + other
    with pytest.raises(AfrikanError, match=f"has {size(40):,} counts, not 3"):
        type(runs)(FAN, ("nearest", "nearest"), 1, 40, (1, 2, 3))


def test_compiled_games_are_counted_alike(runs):
    assert simulate(FAN, TABLE, GAMES, 3, rounds=40, rotate=True, keep=GAMES, compiled=True) == runs


# Stopping


def test_a_stop_keeps_the_games_so_far():
    asked = iter([False, False, True])
    part = simulate(FAN, TABLE, 5000, 3, rounds=2, compiled=False, stop=lambda: next(asked))
    assert 3 <= part.games < 5000
    assert part == simulate(FAN, TABLE, part.games, 3, rounds=2, compiled=False)


@pytest.mark.parametrize("progress", [False, True])
def test_an_interrupt_keeps_the_games_so_far_and_says_so(capsys, progress):
    asked = []

    def interrupt():
        asked.append(1)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return False

    part = simulate(FAN, TABLE, 5000, 3, rounds=2, compiled=False, stop=interrupt, progress=progress)
    assert part == simulate(FAN, TABLE, part.games, 3, rounds=2, compiled=False)
    assert f"Stopped after {part.games} of 5,000 games" in capsys.readouterr().err


def test_an_interrupt_before_any_game_is_one(monkeypatch):
    def interrupted(self, begin, end):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(executors.Here, "parts", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(FAN, TABLE, 50, 3)


def test_rows_are_kept_for_the_games_asked_for_only():
    part = simulate(FAN, TABLE, 60, 3, rounds=2, keep=7, compiled=False)
    assert list(part.rows().game) == list(range(7))
    assert part.kept == simulate(FAN, TABLE, 7, 3, rounds=2, keep=7, compiled=False).kept
    assert simulate(FAN, TABLE, 5, 3, rounds=2).rows().empty


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"keep": 61}, "keep 61 must be a whole number from 0 to 60"),
        ({"keep": -1}, "keep -1 must be"),
        ({"keep": 1.5}, "keep 1.5 must be"),
        ({"games": -5}, "games -5 must be"),
        ({"games": 10**30}, "games 1000000000000000"),
        ({"games": True}, "games True must be"),
        ({"policies": ["human", "nearest"]}, "there is no policy 'human', nor is it a function"),
        ({"policies": [3, "nearest"]}, "there is no policy 3, nor is it a function"),
        ({"policies": {"nearest": 2}}, "policies must be a list"),
    ],
)
def test_a_wrong_wish_is_named(arguments, named):
    with pytest.raises(AfrikanError, match=named):
        run.simulate(**{"rules": FAN, "policies": TABLE, "games": 60, "seed": 1} | arguments)


def test_a_table_that_cannot_be_is_refused(runs):
    with pytest.raises(AfrikanError, match=r"by 'player' is not one of entrant, seat, both"):
        runs.players("player")
    with pytest.raises(AfrikanError, match="confidence 0 must"):
        runs.money(confidence=0)
    nothing = type(runs)(FAN, ("nearest", "nearest"), 1, 40, (0,) * size(40))
    assert "no games yet" in repr(nothing)
    with pytest.raises(AfrikanError, match="no games have been played yet"):
        nothing.players()
