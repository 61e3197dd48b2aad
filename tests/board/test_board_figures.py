"""Every figure stated about the two boards, recomputed from the data."""

import itertools
from collections import Counter

import pytest

from afrikan.board import RouteGraph
from afrikan.language import LANGUAGES

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)

LAND_NEXT = """
Tangier: Morocco 2, Sahara 5, Tunis 5. Cairo: Egypt 4. Morocco: Sahara 5, Cape Verde 8. Tunis: Tripoli 3.
Tripoli: Egypt 6. Egypt: Dar-Fur 3. Sahara: Dar-Fur 8. Suakin: Addis Abeba 3, Dar-Fur 4.
Dar-Fur: Bahr El Ghasal 2, Ain-Galaka 4, Ain-Galaka 8, Kandjama 6, Slave Coast 7.
Ain-Galaka: Kandjama 6, Slave Coast 7. Timbuktu: Gold Coast 4, Slave Coast 5, Sierra Leone 5.
Cape Verde: Sierra Leone 4. Sierra Leone: Gold Coast 5. Slave Coast: Kandjama 5. Kandjama: Congo 3.
Bahr El Ghasal: Lake Victoria 2. Lake Victoria: Addis Abeba 3, Ocomba 4, Daressalam 5, Mozambique 6.
Addis Abeba: Cape Guardafui 3. Cape Guardafui: Daressalam 6. Daressalam: Mozambique 3.
Mozambique: Dragon Mountain 5, Victoria Falls 5, Congo 10. Ocomba: Congo 4.
Congo: Dragon Mountain 11, Victoria Falls 11. Whalefish Bay: Capetown 4, Victoria Falls 4.
Victoria Falls: Dragon Mountain 3, Dragon Mountain 4. Tamatave: Cape St. Marie 4.
"""
SEA_NEXT = """
Tangier: Tunis 3, Canary Islands 3. Cairo: Tripoli 4, Suakin 4, Tunis 5. Canary Islands: Cape Verde 5.
Tunis: Tripoli 3.
Suakin: Cape Guardafui 5. Cape Verde: Sierra Leone 3, St. Helena 10. Sierra Leone: Gold Coast 5, St.
Helena 11.
Gold Coast: Slave Coast 4, Congo 7. Slave Coast: Congo 5. Cape Guardafui: Tamatave 8, Mozambique 8.
Mozambique: Cape St. Marie 3. Congo: Whalefish Bay 5. Whalefish Bay: Capetown 5, St. Helena 11.
St. Helena: Capetown 10. Cape St. Marie: Capetown 8.
"""
NORDIC_SEA_NEXT = """
Tangier: Tunis 3, Canary Islands 3. Cairo: Suakin 4, Tunis 5. Canary Islands: Cape Verde 5.
Suakin: Cape Guardafui 4. Cape Verde: Sierra Leone 3, St. Helena 10. Sierra Leone: Gold Coast 4, St.
Helena 11.
Gold Coast: Slave Coast 4, Whalefish Bay 11. Slave Coast: Whalefish Bay 9. Cape Guardafui: Tamatave 8,
Mozambique 8.
Mozambique: Cape St. Marie 3. Whalefish Bay: Capetown 3, St. Helena 10. St. Helena: Capetown 9.
Cape St. Marie: Capetown 8.
"""
AIR_NEXT = """
Tangier: Tripoli 1, Morocco 1. Cairo: Suakin 1. Morocco: Sierra Leone 1, Gold Coast 1. Tripoli: Gold
Coast 1, Dar-Fur 1.
Suakin: Lake Victoria 1, Dar-Fur 1. Dar-Fur: Ocomba 1. Sierra Leone: St. Helena 1. Gold Coast: Congo 1,
Whalefish Bay 1.
Lake Victoria: Cape Guardafui 1, Dragon Mountain 1. Cape Guardafui: Tamatave 1. Ocomba: Capetown 1.
Congo: Whalefish Bay 1. Whalefish Bay: Capetown 1. St. Helena: Capetown 1. Dragon Mountain: Capetown 1.
Tamatave: Capetown 1. Cape St. Marie: Capetown 1.
"""
HOME_BY_LAND = """
Morocco 2, Egypt 4, Tunis 5, Sahara 5, Dar-Fur 7, Tripoli 8, Bahr El Ghasal 9, Cape Verde 10, Suakin 11,
Ain-Galaka 11,
Lake Victoria 11, Kandjama 13, Sierra Leone 14, Slave Coast 14, Addis Abeba 14, Ocomba 15, Daressalam
16, Congo 16,
Cape Guardafui 17, Mozambique 17, Timbuktu 19, Gold Coast 19, Victoria Falls 22, Dragon Mountain 22,
Whalefish Bay 26,
Capetown 30
"""
SHORTER_WITH_SEA = """
Tunis 3, Canary Islands 3, Tripoli 4, Suakin 4, Addis Abeba 7, Cape Verde 8, Cape Guardafui 9, Lake
Victoria 10,
Sierra Leone 11, Ocomba 14, Daressalam 15, Timbuktu 16, Gold Coast 16, Mozambique 16, Tamatave 17, St.
Helena 18,
Cape St. Marie 19, Victoria Falls 21, Dragon Mountain 21, Whalefish Bay 21, Capetown 25
"""
LAND_SEGMENTS = """
tangier tunis 5 7|cairo egypt 4 7|morocco cape_verde 8 7
tangier fork_atlas 1 7|morocco fork_atlas 1 7|tunis tripoli 3 7
tripoli egypt 6 7|egypt dar_fur 3 7|sahara dar_fur 8 6
sahara fork_atlas 4 7|suakin dar_fur 4 7|suakin addis_abeba 3 7
dar_fur ain_galaka 4 7|dar_fur bahr_el_ghasal 2 7|dar_fur fork_chad 4 7|ain_galaka fork_chad 4 7
timbuktu slave_coast 5 7|timbuktu fork_guinea 2 7|cape_verde sierra_leone 4 7|sierra_leone fork_guinea 3 7
gold_coast fork_guinea 2 6|slave_coast fork_chad 3 7|kandjama congo 3 7|kandjama fork_chad 2 7
bahr_el_ghasal lake_victoria 2 7|lake_victoria addis_abeba 3 7
lake_victoria ocomba 4 7|lake_victoria fork_rovuma 4 7
addis_abeba cape_guardafui 3 7|cape_guardafui daressalam 6 7
daressalam fork_rovuma 1 7|mozambique fork_rovuma 2 7
mozambique fork_zambezi 2 7|ocomba congo 4 7|congo fork_zambezi 8 7|whalefish_bay victoria_falls 4 7
whalefish_bay capetown 4 7|victoria_falls dragon_mountain 3 7|victoria_falls fork_limpopo 2 7
dragon_mountain fork_limpopo 2 6|tamatave cape_st_marie 4 7|fork_limpopo fork_zambezi 1 7
"""
SEA_SEGMENTS = """
tangier canary_islands 3 7|tangier tunis 3 7
cairo suakin 4 7|cairo fork_sirte 3 7|canary_islands cape_verde 5 7
tunis fork_sirte 2 7|tripoli fork_sirte 1 6|suakin cape_guardafui 5 7|cape_verde fork_dakar 1 7
sierra_leone gold_coast 5 7|sierra_leone fork_dakar 2 7|gold_coast fork_benin 3 7|slave_coast fork_benin 1 7
cape_guardafui mozambique 8 7|cape_guardafui tamatave 8 6|mozambique cape_st_marie 3 7|congo whalefish_bay 5 7
congo fork_benin 4 7|whalefish_bay fork_orange 3 7|st_helena fork_dakar 9 7|st_helena fork_orange 8 7
cape_st_marie capetown 8 7|capetown fork_orange 2 7
"""
NORDIC_SEA_SEGMENTS = """
tangier canary_islands 3 2|tangier tunis 3 2|cairo suakin 4 2|cairo tunis 5 2|canary_islands cape_verde 5 2
suakin cape_guardafui 4 2|cape_verde fork_dakar 1 2|sierra_leone gold_coast 4 2|sierra_leone fork_dakar 2 2
gold_coast fork_benin 3 2|slave_coast fork_benin 1 2
whalefish_bay fork_benin 8 2|cape_guardafui mozambique 8 2
cape_guardafui tamatave 8 2|mozambique cape_st_marie 3 2
whalefish_bay fork_orange 2 2|st_helena fork_dakar 9 2
st_helena fork_orange 8 2|cape_st_marie capetown 8 2|capetown fork_orange 1 2
"""
FORKS = {
    "fork_atlas": ("land", "tangier morocco sahara"),
    "fork_guinea": ("land", "sierra_leone gold_coast timbuktu"),
    "fork_chad": ("land", "slave_coast dar_fur ain_galaka kandjama"),
    "fork_rovuma": ("land", "lake_victoria daressalam mozambique"),
    "fork_zambezi": ("land", "congo mozambique fork_limpopo"),
    "fork_limpopo": ("land", "victoria_falls dragon_mountain fork_zambezi"),
    "fork_sirte": ("sea", "tunis tripoli cairo"),
    "fork_dakar": ("sea", "cape_verde sierra_leone st_helena"),
    "fork_benin": ("sea", "gold_coast slave_coast congo"),
    "fork_orange": ("sea", "st_helena whalefish_bay capetown"),
}
PORTS = {
    "tangier",
    "cairo",
    "canary_islands",
    "tunis",
    "tripoli",
    "suakin",
    "cape_verde",
    "sierra_leone",
    "gold_coast",
    "slave_coast",
    "cape_guardafui",
    "mozambique",
    "congo",
    "whalefish_bay",
    "st_helena",
    "tamatave",
    "cape_st_marie",
    "capetown",
}
NO_AIRPORT = {
    "canary_islands",
    "tunis",
    "egypt",
    "sahara",
    "ain_galaka",
    "timbuktu",
    "cape_verde",
    "slave_coast",
    "kandjama",
    "bahr_el_ghasal",
    "addis_abeba",
    "daressalam",
    "mozambique",
    "victoria_falls",
}
NORDIC_NAMES = {
    "morocco": "Marrakesh",
    "cape_verde": "Dakar",
    "egypt": "Omdurman",
    "ain_galaka": "Ouaddai",
    "kandjama": "Congo",
    "congo": "Luanda",
    "ocomba": "Kabalo",
    "daressalam": "Zanzibar",
    "whalefish_bay": "Whale Bay",
    "dragon_mountain": "Drakensberg",
}


def id_of(name):
    return next(n.id for n in FINNISH.nodes if n.names.get("en") == name)


def steps_listed(text):
    pairs = (item.strip().rsplit(" ", 1) for item in text.replace("\n", " ").split(","))
    return {id_of(name): int(steps) for name, steps in pairs}


def ways_listed(text):
    """Ways as a multiset of (pair of cities, steps), from lines "A: B 2, C 3."."""
    found = []
    for sentence in text.replace("\n", " ").replace("St. ", "St_ ").split("."):
        if sentence.strip():
            here, others = sentence.replace("St_ ", "St. ").split(":")
            for other in others.split(","):
                name, steps = other.strip().rsplit(" ", 1)
                found.append((frozenset((id_of(here.strip()), id_of(name))), int(steps)))
    return Counter(found)


def ways_in(board, mode):
    ways = [(frozenset((c, w.node)), w.steps) for c in board.cities for w in board.next_cities(c, mode)]
    return Counter({way: times // 2 for way, times in Counter(ways).items()})


def segments_listed(text):
    rows = (item.split() for line in text.split("\n") if line for item in line.split("|"))
    return {frozenset((a, b)): (int(steps), int(sources)) for a, b, steps, sources in rows}


def segments_in(board, mode):
    sources = {frozenset((e.a, e.b)): e.sources for e in board.edges if e.mode == mode}
    return {
        frozenset((chain[0], chain[-1])): (
            len(chain) - 1,
            min(sources[frozenset(step)] for step in itertools.pairwise(chain)),
        )
        for chain in board.segments(mode)
    }


@pytest.mark.parametrize(
    ("board", "kinds", "modes"),
    [
        (FINNISH, {"city": 32, "land": 111, "sea": 77}, {"land": 147, "sea": 96, "air": 23}),
        (NORDIC, {"city": 32, "land": 111, "sea": 73}, {"land": 147, "sea": 90, "air": 23}),
    ],
    ids=["finnish", "nordic"],
)
def test_counts(board, kinds, modes):
    assert Counter(node.kind for node in board.nodes) == kinds
    assert Counter(edge.mode for edge in board.edges) == modes
    assert len(FINNISH.nodes) == 220
    assert len(FINNISH.edges) == 266


@BOARDS
def test_starts_cities_and_their_order(board):
    assert board.starts == ("tangier", "cairo")
    assert all((node.kind == "city") == (i < 32) for i, node in enumerate(board.nodes))
    assert [board.index[node.id] for node in board.nodes] == list(range(len(board.nodes)))
    assert board.cities == FINNISH.cities


@pytest.mark.parametrize(
    ("board", "mode", "listed", "pairs"),
    [
        (FINNISH, "land", LAND_NEXT, 43),
        (FINNISH, "sea", SEA_NEXT, 23),
        (FINNISH, "air", AIR_NEXT, 23),
        (NORDIC, "land", LAND_NEXT, 43),
        (NORDIC, "sea", NORDIC_SEA_NEXT, 20),
        (NORDIC, "air", AIR_NEXT, 23),
    ],
    ids=["fi-land", "fi-sea", "fi-air", "nordic-land", "nordic-sea", "nordic-air"],
)
def test_neighbouring_cities_and_steps(board, mode, listed, pairs):
    assert ways_in(board, mode) == ways_listed(listed)
    assert len({pair for pair, _ in ways_in(board, mode)}) == pairs


@pytest.mark.parametrize(
    ("board", "mode", "listed", "count"),
    [
        (FINNISH, "land", LAND_SEGMENTS, 42),
        (FINNISH, "sea", SEA_SEGMENTS, 23),
        (NORDIC, "sea", NORDIC_SEA_SEGMENTS, 20),
    ],
    ids=["fi-land", "fi-sea", "nordic-sea"],
)
def test_segments_with_length_and_agreement(board, mode, listed, count):
    assert segments_in(board, mode) == segments_listed(listed)
    assert len(board.segments(mode)) == count


def test_flights_are_in_all_six_sources():
    assert {edge.sources for edge in FINNISH.edges if edge.mode == "air"} == {6}


def test_finnish_forks():
    assert set(FINNISH.forks) == set(FORKS)
    for fork, (mode, ends) in FORKS.items():
        assert FINNISH.node(fork).kind == mode
        reached = {
            chain[0] if chain[-1] == fork else chain[-1] for chain in FINNISH.segments(mode) if fork in chain
        }
        assert reached == set(ends.split())
    degrees = Counter(len(FINNISH.neighbours(fork, FINNISH.node(fork).kind)) for fork in FINNISH.forks)
    assert degrees == {3: 9, 4: 1}


def test_nordic_forks():
    assert set(NORDIC.forks) == set(FORKS) - {"fork_sirte"}


@BOARDS
def test_hazards(board):
    hazards = {node.id: node.hazard for node in board.nodes if node.hazard}
    assert sorted(hazards.values()) == ["bedouin", "pirate", "pirate"]
    (bedouin,) = (place for place, hazard in hazards.items() if hazard == "bedouin")
    assert board.distance("sahara", bedouin, "land") == 2
    assert board.distance("dar_fur", bedouin, "land") == 6
    pirates = {place for place, hazard in hazards.items() if hazard == "pirate"}
    assert set(board.neighbours("st_helena", "sea")) == pirates


@BOARDS
def test_land_network_and_islands(board):
    mainland = set(board.distances("cairo", "land")) & set(board.cities)
    assert len(mainland) == 28
    assert set(board.distances("tamatave", "land")) & set(board.cities) == {"tamatave", "cape_st_marie"}
    assert not board.neighbours("st_helena", "land")
    assert not board.neighbours("canary_islands", "land")
    assert set(board.islands) == {"st_helena", "canary_islands", "tamatave", "cape_st_marie"}


def test_ports():
    assert {c for c in FINNISH.cities if FINNISH.neighbours(c, "sea")} == PORTS
    assert {c for c in NORDIC.cities if NORDIC.neighbours(c, "sea")} == PORTS - {"tripoli", "congo"}
    assert len(PORTS) == 18


@BOARDS
def test_airports(board):
    assert {c for c in board.cities if not board.neighbours(c, "air")} == NO_AIRPORT
    assert len(board.cities) - len(NO_AIRPORT) == 18


def nearer_start(board, mode):
    tables = [board.distances(start, mode) for start in board.starts]
    return {
        city: min(table[city] for table in tables if city in table)
        for city in board.cities
        if any(city in table for table in tables)
    }


def test_steps_from_the_nearer_start():
    by_land, mixed = nearer_start(FINNISH, "land"), nearer_start(FINNISH, "mixed")
    assert by_land == {**steps_listed(HOME_BY_LAND), "tangier": 0, "cairo": 0}
    shorter = {c: steps for c, steps in mixed.items() if c not in by_land or steps < by_land[c]}
    assert shorter == steps_listed(SHORTER_WITH_SEA)
    assert all(mixed[c] <= by_land[c] for c in by_land)


def test_facts_told_in_the_rulebooks():
    assert [w.steps for w in FINNISH.next_cities("dar_fur", "land") if w.node == "bahr_el_ghasal"] == [2]
    assert FINNISH.distance("dar_fur", "lake_victoria", "land") == 4
    assert "capetown" not in FINNISH.neighbours("sierra_leone", "air")
    assert {"sierra_leone", "capetown"} <= set(FINNISH.neighbours("st_helena", "air"))


def test_nordic_names_and_shared_ids():
    for place, name in NORDIC_NAMES.items():
        assert NORDIC.node(place).label("en") == name
    unchanged = set(FINNISH.cities) - set(NORDIC_NAMES)
    assert all(NORDIC.node(c).names == FINNISH.node(c).names for c in unchanged)
    assert all(
        (NORDIC.node(c).x, NORDIC.node(c).y) == (FINNISH.node(c).x, FINNISH.node(c).y) for c in FINNISH.cities
    )


def test_nordic_land_and_air_are_finnish_and_the_open_step_is_marked():
    def of(board, mode):
        return {frozenset((e.a, e.b)) for e in board.edges if e.mode == mode}

    assert of(NORDIC, "land") == of(FINNISH, "land")
    assert of(NORDIC, "air") == of(FINNISH, "air")
    doubted = {e for e in NORDIC.edges if e.sources < 2}
    touching = {n for e in doubted for n in (e.a, e.b) if n in NORDIC.cities}
    assert touching == {"congo", "mozambique", "victoria_falls", "dragon_mountain"}
    assert NORDIC.label == "reconstruction"
    assert FINNISH.label == "public digitisations"


@BOARDS
def test_every_city_is_named_in_every_language_and_no_two_alike(board):
    for lang in LANGUAGES:
        names = [board.node(c).names[lang] for c in board.cities]
        assert len(set(names)) == 32
