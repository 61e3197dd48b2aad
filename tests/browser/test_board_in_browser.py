"""The board as people use it: mouse, fingers, keys, zoom, light and dark, small screens, several views."""

import re
from itertools import pairwise
from statistics import median

import pytest
from board_page import open_board
from playwright.sync_api import expect

from afrikan.board import RouteGraph
from afrikan.draw import Pawn
from afrikan.widgets.board_view import Choice, Leg, Scene

pytestmark = pytest.mark.browser
BOARD = RouteGraph.load("finnish")
EVIL = '<img src=x onerror="document.title=1">&amp;</svg><script>document.title=1</script>'
HERE = "dar_fur"


def walks(place=HERE, roll=5, mode="land"):
    return tuple(
        Choice(
            way.node,
            f"{mode} {way.node} {way.steps}",
            f"Travel to {way.node} ({way.steps} steps)",
            str(way.steps),
            mode,
            (place, *way.path),
        )
        for way in BOARD.landings(place, roll, mode)
    )


def way_to(start, end, mode="land"):
    return (start, *next(way.path for way in BOARD.next_cities(start, mode) if way.node == end))


FLIGHT = Choice("suakin", "fly suakin", "Pay 300 and fly to Suakin", "300", "air", (HERE, "suakin"))
PAWNS = (Pawn(HERE, 0, "Aino"), Pawn("cairo", 1, "Björn"), Pawn("cairo", 2, "Cecilia", "horseshoe"))
TILES = {city: "down" for city in BOARD.cities if not BOARD.node(city).is_start}
TILES |= {"egypt": "ruby", "congo": "star", "tunis": "robber", "ocomba": "topaz"}
LEG = Leg(0, way_to("ain_galaka", HERE))
TRAILS = (
    LEG,
    Leg(1, way_to("egypt", "cairo")),
    Leg(2, way_to("tripoli", "cairo", "sea"), "sea"),
    Leg(3, ("gold_coast", "st_helena"), "air"),
)
ODDS = {city: "1/28" for city, face in TILES.items() if face == "down"}


def scene(**changes):
    plain = {
        "pawns": PAWNS,
        "current": 0,
        "tiles": TILES,
        "shown": ("egypt",),
        "choices": (*walks(), FLIGHT),
        "at": 1,
    }
    return Scene(**(plain | changes))


@pytest.fixture
def board(chromium):
    with open_board(chromium, BOARD) as shown:
        shown.show(scene())
        yield shown


@pytest.fixture
def phone(chromium):
    with open_board(chromium, BOARD, width=390, height=844, has_touch=True, device_scale_factor=2) as shown:
        shown.show(scene())
        yield shown


# ---- mouse and fingers


def test_a_click_chooses_and_a_click_elsewhere_names_the_place(board):
    board.spot("egypt").click()
    assert board.hear() == [{"kind": "choose", "action": "land egypt 3", "at": 1}]
    assert board.chosen == ["land egypt 3"]
    board.spot("kandjama").click()
    assert board.hear() == [{"kind": "place", "place": "kandjama", "at": 1}]
    assert board.placed == ["kandjama"]


def test_a_click_beside_a_place_means_the_nearest(board):
    x, y = board.middle("egypt")
    board.page.mouse.click(x + 12, y - 9)
    assert board.hear_choices() == ["land egypt 3"]
    x, y = board.middle("st_helena")
    board.page.mouse.click(x - 90, y + 40)
    assert board.hear() == []


def test_a_click_on_a_pawn_means_its_place(board):
    box = board.within().locator(".afrikan-pawns [data-seat='1'] text").bounding_box()
    board.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert [message["place"] for message in board.hear()] == ["cairo"]


def test_a_double_click_and_a_held_key_choose_once(board):
    board.spot("egypt").dblclick()
    assert board.hear_choices() == ["land egypt 3"]
    board.page.wait_for_timeout(350)
    board.page.keyboard.down("Enter")
    board.page.keyboard.down("Enter")
    board.page.keyboard.up("Enter")
    assert board.hear_choices() == ["land egypt 3"]


def test_a_press_that_began_on_an_older_scene_does_nothing(board):
    board.page.mouse.move(*board.middle("egypt"))
    board.page.mouse.down()
    board.show(scene(at=2))
    board.page.mouse.up()
    assert board.hear() == []


def test_nothing_is_chosen_while_busy(board):
    board.show(scene(at=2, busy=True))
    expect(board.spot("egypt")).to_have_attribute("aria-disabled", "true")
    board.page.mouse.click(*board.middle("egypt"))
    board.page.keyboard.press("Enter")
    assert board.focused() == "egypt"
    assert board.hear() == []


def test_pointing_tells_about_the_place_and_draws_the_way(board):
    ways = board.within().locator(".afrikan-ways > g")
    expect(ways).to_have_count(0)
    board.page.mouse.move(*board.middle("egypt"))
    expect(board.info).to_contain_text("Egypt")
    expect(board.info).to_contain_text("Travel to egypt (3 steps)")
    expect(board.info).to_contain_text("tile face down, shown to the teacher: ruby")
    expect(ways).to_have_count(1)
    board.page.mouse.move(*board.middle("suakin"))
    expect(ways).to_have_count(2)
    board.page.mouse.move(5, 5)
    expect(board.info).to_contain_text("Point at a place")
    expect(ways).to_have_count(0)


SWEEP = """points => points.forEach(([clientX, clientY]) => {
    const at = { clientX, clientY, bubbles: true, pointerType: 'mouse' };
    document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent('pointermove', at));
})"""


def test_words_are_asked_for_once_the_pointer_rests(board):
    board.view.inspect = lambda place: f"All about {place}.\n{EVIL}"
    board.send()
    board.page.evaluate(SWEEP, [board.middle(place) for place in ("egypt", "tunis", "kandjama")])
    (asked,) = board.wait_for_question("kandjama")
    assert (asked["kind"], asked["at"]) == ("inspect", 1)
    live = board.info.locator("[aria-live=polite]")
    expect(live).to_have_text(f"All about kandjama.\n{EVIL}")
    board.show(scene(at=2))
    (again,) = board.wait_for_question("kandjama")
    assert again["at"] == 2
    board.page.evaluate("() => board.answer({ kind: 'words', request: 'old', words: 'too late' })")
    expect(live).not_to_contain_text("too late")


def test_a_tap_chooses_and_a_tap_elsewhere_tells(phone):
    phone.button("Zoom to the moves").tap()
    phone.page.touchscreen.tap(*phone.middle("egypt"))
    assert phone.hear_choices() == ["land egypt 3"]
    phone.page.touchscreen.tap(*phone.middle("kandjama"))
    assert [message["kind"] for message in phone.hear()] == ["place"]
    expect(phone.info).to_contain_text("Kandjama")


def test_a_tap_among_crowded_choices_offers_them_all(phone):
    assert phone.within().locator(".afrikan-rings > g").count() > 8
    phone.page.touchscreen.tap(*phone.middle("lake_victoria"))
    expect(phone.menu).to_be_visible()
    items = phone.menu.get_by_role("menuitem")
    assert items.count() >= 3
    phone.picture("phone-menu")
    items.get_by_text("Travel to lake_victoria (4 steps)").tap()
    assert phone.hear_choices() == ["land lake_victoria 4"]


# ---- keys


def test_the_board_is_one_tab_stop_that_begins_at_the_pawn_in_turn(board):
    assert board.within().locator("svg [tabindex='0']").count() == 1
    board.button("Legend").focus()
    board.page.keyboard.press("Tab")
    assert board.focused() == HERE
    board.page.keyboard.press("Tab")
    assert board.focused() is None
    board.page.keyboard.press("Shift+Tab")
    assert board.focused() == HERE


def test_arrows_walk_along_the_routes(board):
    board.spot(HERE).focus()
    route = [HERE]
    for _ in range(3):
        board.page.keyboard.press("ArrowLeft")
        route.append(board.focused())
    for before, after in pairwise(route):
        assert after in (*BOARD.neighbours(before, "land"), *BOARD.neighbours(before, "sea"))
    for key, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        board.spot("ocomba").focus()
        board.page.keyboard.press(key)
        assert board.focused() != "ocomba"
        board.page.keyboard.press(back)
        assert board.focused() == "ocomba"
    assert board.hear() == []


def test_every_place_can_be_reached_with_the_arrows(board):
    reached = board.page.evaluate(
        """() => {
            const seen = new Set(['cairo']), open = ['cairo'];
            while (open.length) {
                const place = open.pop();
                for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                    const spot = document.querySelector(`.afrikan-spot[data-place=${place}]`);
                    spot.focus({ preventScroll: true });
                    spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                    const next = document.activeElement.getAttribute('data-place');
                    if (!seen.has(next)) { seen.add(next); open.push(next); }
                }
            }
            return [...seen];
        }"""
    )
    assert {node.id for node in BOARD.nodes} - set(reached) == set()


def test_keys_go_through_the_choices_and_choose(board):
    places = list(dict.fromkeys(choice.place for choice in board.view.scene.choices))
    board.spot(HERE).focus()
    for key in ("PageDown", "n"):
        board.page.keyboard.press(key)
    assert board.focused() == places[1]
    for key in ("p", "PageUp"):
        board.page.keyboard.press(key)
    assert board.focused() == places[-1]
    board.page.keyboard.press("Home")
    assert board.focused() == HERE
    board.spot("egypt").focus()
    for key in ("Enter", "Space"):
        board.page.keyboard.press(key)
        assert board.hear_choices() == ["land egypt 3"]
        board.page.wait_for_timeout(350)


def test_keys_stay_on_the_board_and_shortcuts_pass(board):
    board.page.evaluate(
        "() => { window.past = []; document.addEventListener('keydown', (event) => past.push(event.key)); }"
    )
    board.spot(HERE).focus()
    for key in ("ArrowLeft", "Enter", "Space", "Home", "n", "x", "d", "+", "0", "PageDown"):
        board.page.keyboard.press(key)
    board.button("Legend").focus()
    for key in ("Enter", "Space", "x"):
        board.page.keyboard.press(key)
    assert board.page.evaluate("() => past") == []
    board.spot(HERE).focus()
    board.page.keyboard.press("Control+s")
    board.page.keyboard.press("Shift+Enter")
    assert board.page.evaluate("() => past") == ["Control", "s", "Shift", "Enter"]


def test_each_place_says_what_it_is_and_what_can_be_done(board):
    board.show(scene(odds=ODDS, pawns=(Pawn(HERE, 0, EVIL, "star"),)))
    expect(board.spot("egypt")).to_have_attribute(
        "aria-label", "Egypt, Travel to egypt (3 steps), tile face down, shown to the teacher: ruby"
    )
    expect(board.spot("cairo")).to_have_attribute("aria-label", "Cairo, start")
    expect(board.spot("suakin")).to_have_attribute("aria-haspopup", "menu")
    label = board.spot(HERE).get_attribute("aria-label")
    assert re.match(
        r"Dar-Fur, tile: face down, player 1, <img .*, carrying: Star of Africa \(in turn\)", label
    )
    assert label.endswith("chance of the Star: 1/28")
    assert board.spot("egypt").get_attribute("role") == "button"


def test_focus_is_seen_and_survives_fifty_redraws(board):
    board.spot("egypt").focus()
    board.page.keyboard.press("ArrowUp")
    place = board.focused()
    ring = board.within().locator(".afrikan-focus")
    expect(ring).to_be_visible()
    places = [node.id for node in BOARD.nodes]
    times = []
    for number in range(50):
        here = BOARD.cities[number % 30]
        pawns = tuple(Pawn(places[(number * 7 + seat * 31) % 220], seat, "A") for seat in range(4))
        tiles = {city: ("down", "ruby", "blank")[(number + i) % 3] for i, city in enumerate(BOARD.cities)}
        times.append(board.show(scene(at=number, pawns=pawns, tiles=tiles, shown=(), choices=walks(here, 6))))
        assert board.focused() == place
    print(f"redraw of a wholly new scene: median {median(times):.1f} ms, slowest {max(times):.1f} ms")
    expect(ring).to_be_visible()
    assert board.page.evaluate("() => document.querySelectorAll('.afrikan-spot').length") == 220


def test_unchanged_parts_are_not_drawn_again(board):
    drawn = board.within().locator(".afrikan-tiles > g")
    drawn.evaluate_all("all => all.forEach((tile) => (tile.old = true))")
    tiles = {city: face for city, face in TILES.items() if city != "congo"} | {"egypt": "down"}
    board.show(scene(at=2, tiles=tiles, shown=()))
    old = drawn.evaluate_all("all => all.map((tile) => Boolean(tile.old))")
    assert len(old) == len(TILES) - 1
    assert old.count(False) == 1


# ---- the menu


def test_several_choices_at_a_place_open_a_menu(board):
    board.spot("suakin").click()
    items = board.menu.get_by_role("menuitem")
    expect(items).to_have_text(["Travel to suakin (4 steps)", "Pay 300 and fly to Suakin"])
    expect(items.nth(0)).to_be_focused()
    expect(board.within().locator(".afrikan-ways > g")).to_have_count(1)
    board.picture("menu")
    board.page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    board.page.keyboard.press("ArrowDown")
    expect(items.nth(0)).to_be_focused()
    board.page.keyboard.press("Escape")
    expect(board.menu).to_have_count(0)
    assert board.focused() == "suakin"
    assert board.hear() == []
    board.page.keyboard.press("Enter")
    board.page.keyboard.press("End")
    board.page.keyboard.press("Enter")
    assert board.hear_choices() == ["fly suakin"]
    assert board.focused() == "suakin"


def test_the_menu_closes_on_a_press_elsewhere_and_with_its_scene(board):
    board.spot("suakin").click()
    board.page.mouse.click(5, 5)
    expect(board.menu).to_have_count(0)
    board.spot("suakin").click()
    expect(board.menu).to_be_visible()
    board.show(scene(at=2))
    expect(board.menu).to_have_count(0)
    assert board.focused() == "suakin"


def test_the_menu_stays_inside_the_board(board):
    board.page.set_viewport_size({"width": 620, "height": 900})
    edges = ("canary_islands", "tamatave", "capetown", "tangier")
    choices = tuple(
        Choice(place, f"{way} {place}", f"Travel to {place} by way {way}", way)
        for place in edges
        for way in "ab"
    )
    board.show(scene(at=2, choices=choices))
    stage = board.within().locator(".afrikan-stage").bounding_box()
    for place in edges:
        board.spot(place).click()
        box = board.menu.bounding_box()
        assert stage["x"] <= box["x"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
        board.page.keyboard.press("Escape")


# ---- zoom


def seen(board, name="view"):
    return [
        float(part)
        for part in board.within(name).locator(".afrikan-stage > svg").get_attribute("viewBox").split()
    ]


def test_buttons_and_keys_zoom(board):
    whole = seen(board)
    expect(board.button("Whole board")).to_have_attribute("aria-disabled", "true")
    board.button("Zoom in").click()
    assert seen(board)[2] < whole[2]
    board.button("Zoom out").click()
    assert seen(board) == whole
    board.spot("egypt").focus()
    board.page.keyboard.press("+")
    assert seen(board)[2] < whole[2]
    board.page.keyboard.press("-")
    assert seen(board) == whole
    for _ in range(12):
        board.page.keyboard.press("+")
    assert seen(board)[2] == pytest.approx(whole[2] / 8)
    board.page.keyboard.press("0")
    assert seen(board) == whole
    board.button("Zoom to the moves").click()
    x, y, wide, high = seen(board)
    frame = board.within().locator(".afrikan-stage").bounding_box()
    for place in board.view.scene.choices:
        px, py = board.middle(place.place)
        assert frame["x"] < px < frame["x"] + frame["width"]
        assert frame["y"] < py < frame["y"] + frame["height"]
    assert (wide, high) < (whole[2], whole[3])
    assert x > 0 < y
    board.picture("zoomed")


def test_the_plain_wheel_scrolls_the_page_and_with_ctrl_it_zooms_there(board):
    board.page.mouse.move(*board.middle("egypt"))
    board.page.mouse.wheel(0, 100)
    board.page.wait_for_function("() => scrollY > 50")
    whole = seen(board)
    board.page.mouse.move(*board.middle("egypt"))
    before = board.middle("egypt")
    board.page.keyboard.down("Control")
    board.page.mouse.wheel(0, -120)
    board.page.keyboard.up("Control")
    board.page.wait_for_function(
        "wide => document.querySelector('.afrikan-stage > svg').viewBox.baseVal.width < wide", arg=whole[2]
    )
    assert board.middle("egypt") == pytest.approx(before, abs=1.5)
    assert board.page.evaluate("() => devicePixelRatio") == 1


def test_dragging_moves_a_zoomed_board_and_chooses_nothing(board):
    board.button("Zoom to the moves").click()
    before = seen(board)
    x, y = board.middle("egypt")
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x + 40, y + 50, steps=4)
    board.page.mouse.up()
    assert board.middle("egypt") == pytest.approx((x + 40, y + 50), abs=2)
    assert seen(board)[2] == before[2]
    assert board.hear() == []
    board.spot("egypt").click()
    assert board.hear_choices() == ["land egypt 3"]


def test_two_fingers_zoom(phone):
    session = phone.page.context.new_cdp_session(phone.page)
    x, y = phone.middle("egypt")

    def touch(kind, *points):
        touches = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    whole = seen(phone)
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for gap in (30, 40, 60):
        touch("touchMove", (x - gap, y), (x + gap, y))
    touch("touchEnd")
    assert seen(phone)[2] == pytest.approx(whole[2] / 3, rel=0.05)
    assert phone.middle("egypt") == pytest.approx((x, y), abs=3)
    assert phone.hear() == []
    touch("touchStart", (x, y))
    for gap in (10, 20, 30):
        touch("touchMove", (x - gap, y + gap))
    touch("touchEnd")
    assert phone.middle("egypt") == pytest.approx((x - 30, y + 30), abs=3)
    assert phone.hear() == []


def test_the_focus_and_the_pawn_in_turn_stay_in_sight(board):
    board.spot("cairo").focus()
    for _ in range(6):
        board.page.keyboard.press("+")
    board.page.keyboard.press("Home")
    frame = board.within().locator(".afrikan-stage").bounding_box()

    def inside(place):
        x, y = board.middle(place)
        return frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]

    assert inside(HERE)
    assert not inside("capetown")
    board.show(scene(at=2, pawns=(Pawn("capetown", 0, "Aino"),), choices=()))
    assert inside("capetown")


# ---- layers, animation, legend


def test_layers_are_switched_by_boxes_and_kept_in_the_model(board):
    shown = {
        "Land routes": ".afrikan-layer-land",
        "Sea routes": ".afrikan-layer-sea",
        "Flights": ".afrikan-layer-air",
        "Names": ".afrikan-layer-names",
    }
    for label, layer in shown.items():
        expect(board.within().locator(layer).first).to_be_visible()
        board.within().get_by_label(label).uncheck()
        expect(board.within().locator(layer).first).to_be_hidden()
    board.hear()
    assert board.view.layers == ["trails"]
    board.view.layers = ["names", "sea"]
    board.send()
    expect(board.within().get_by_label("Names")).to_be_checked()
    expect(board.within().locator(".afrikan-layer-sea").first).to_be_visible()
    expect(board.within().locator(".afrikan-layer-air")).to_be_hidden()


def test_trails_and_odds_are_shown_when_wanted(board):
    odds = board.within().get_by_role("checkbox", name="Chance of the Star")
    expect(odds).to_have_count(0)
    board.show(scene(at=2, trails=TRAILS, odds=ODDS))
    trails = board.within().locator(".afrikan-trails")
    expect(trails.locator("> g")).to_have_count(4)
    dashes = trails.locator("[stroke-dasharray]").evaluate_all(
        "all => all.map((path) => path.getAttribute('stroke-dasharray') + path.getAttribute('stroke'))"
    )
    assert len(set(dashes)) == 4
    plates = board.within().locator(".afrikan-odds")
    expect(plates).to_be_hidden()
    odds.check()
    expect(plates).to_be_visible()
    assert plates.locator("text").all_text_contents() == ["1/28"] * len(ODDS)
    board.picture("trails-odds")
    board.within().get_by_label("Last turns").uncheck()
    expect(trails).to_be_hidden()
    board.show(scene(at=3))
    expect(odds).to_have_count(0)


RUNNING = "() => document.getAnimations().filter((animation) => animation.playState === 'running').length"


def test_a_leg_is_seen_travelled_while_everything_can_be_chosen(board):
    assert board.page.evaluate(RUNNING) == 0
    board.show(scene(at=2, legs=(LEG,)))
    assert board.page.evaluate(RUNNING) == 1
    length = board.page.evaluate("() => document.getAnimations()[0].effect.getTiming().duration")
    assert length == min(900, 90 * (len(LEG.path) - 1))
    begins = board.page.evaluate("() => document.getAnimations()[0].effect.getKeyframes()[0].transform")
    ends = board.page.evaluate("() => document.getAnimations()[0].effect.getKeyframes().at(-1).transform")
    places = {place["id"]: place for place in board.view.get_state()["_still"]["places"]}
    for place, frame in ((LEG.path[0], begins), (HERE, ends)):
        at = [float(part) for part in re.findall(r"-?[\d.]+", frame)]
        assert at == pytest.approx([places[place]["x"], places[place]["y"]], abs=0.2)
    board.spot("egypt").click()
    assert board.hear_choices() == ["land egypt 3"]


def test_a_new_scene_ends_the_travel_at_once(board):
    board.show(scene(at=2, legs=(LEG,)))
    board.show(scene(at=3))
    assert board.page.evaluate(RUNNING) == 0


def test_animation_can_be_turned_off(board):
    board.within().get_by_label("Animate moves").uncheck()
    board.hear()
    assert not board.view.animate
    board.show(scene(at=2, legs=(LEG,)))
    assert board.page.evaluate(RUNNING) == 0


def test_reduced_motion_turns_animation_off(chromium):
    with open_board(chromium, BOARD, reduced_motion="reduce") as board:
        board.show(scene(legs=(LEG,)))
        assert board.page.evaluate(RUNNING) == 0
        expect(board.within().get_by_label("Animate moves")).to_be_disabled()
        expect(board.within().get_by_label("Animate moves")).not_to_be_checked()


def test_a_scene_that_is_there_at_first_is_not_animated(board):
    board.show(scene(at=2, legs=(LEG,)))
    board.page.wait_for_function(f"() => ({RUNNING})() === 0")
    board.page.evaluate("() => board.add('late')")
    assert board.page.evaluate(RUNNING) == 0
    expect(board.spot("egypt", "late")).to_have_class(re.compile("afrikan-can"))


def test_the_legend_explains_marks_and_keys_on_demand(board):
    legend = board.within().locator(".afrikan-legend")
    expect(legend).to_be_hidden()
    board.button("Legend").click()
    for words in ("bedouins", "face down", "Star of Africa", "you can choose this place", "Keys: the arrows"):
        expect(legend).to_contain_text(words)
    expect(board.button("Legend")).to_have_attribute("aria-expanded", "true")
    group = board.within().locator(".afrikan-stage")
    assert group.get_attribute("role") == "group"
    assert group.get_attribute("aria-label") == "Afrikan tähti, Finnish board"
    keys = board.within().locator(f"#{group.get_attribute('aria-describedby')}")
    expect(keys).to_contain_text("Page Down")
    board.picture("legend")


# ---- light and dark, large and small


CONTRAST = """() => {
    const probe = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    const light = (colour) => {
        const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => linear(part / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const ink = probe('.afrikan-layer-names text', 'fill');
    const ground = '.afrikan-layer-ground path';
    const grounds = [ground, `${ground}:last-child`].map((part) => probe(part, 'fill'));
    const box = [probe('.afrikan-info-facts', 'color'), probe('.afrikan-info', 'backgroundColor')];
    return { names: grounds.map((ground) => ratio(ink, ground)), info: ratio(...box), sea: grounds[0] };
}"""


def contrasts(board):
    return board.page.evaluate(CONTRAST)


@pytest.mark.parametrize("dark", [False, True])
def test_names_stand_out_from_the_ground_in_light_and_dark(chromium, dark):
    with open_board(chromium, BOARD, dark=dark) as board:
        board.show(scene(trails=TRAILS))
        found = contrasts(board)
        assert min(found["names"]) >= 4.5
        assert found["info"] >= 4.5
        board.picture("dark" if dark else "light")


def test_the_theme_follows_jupyterlab_and_else_the_browser(board):
    root = board.within().locator(".afrikan-board-view")
    dark = re.compile("afrikan-dark")
    expect(root).not_to_have_class(dark)
    board.page.emulate_media(color_scheme="dark")
    expect(root).to_have_class(dark)
    board.page.evaluate("() => (document.body.dataset.jpThemeLight = 'true')")
    expect(root).not_to_have_class(dark)
    board.page.evaluate("() => (document.body.dataset.jpThemeLight = 'false')")
    expect(root).to_have_class(dark)


STICKING_OUT = """() => [...document.querySelectorAll('#view :is(button, label, svg, summary, p)')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.outerHTML.slice(0, 80), part.getBoundingClientRect()])
    .filter(([, box]) => box.right > innerWidth || box.left < 0)"""


HEIGHTS = "all => all.map((part) => part.getBoundingClientRect().height)"
WIDTHS = "all => all.map((part) => part.getBoundingClientRect().width)"


def test_a_phone_shows_everything_and_words_can_be_read_after_zooming(phone):
    assert phone.page.evaluate(STICKING_OUT) == []
    assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    phone.picture("phone")
    phone.button("Zoom to the moves").tap()
    for part in (".afrikan-layer-names text", ".afrikan-tags text"):
        heights = (
            phone.within()
            .locator(part)
            .evaluate_all("all => all.map((text) => text.getBoundingClientRect().height)")
        )
        assert min(heights) >= 11
    phone.picture("phone-zoomed")
    phone.within().get_by_text("Show on the board").tap()
    expect(phone.within().get_by_label("Sea routes")).to_be_visible()
    phone.button("Legend").tap()
    assert phone.page.evaluate(STICKING_OUT) == []
    phone.picture("phone-open")
    heights = phone.within().locator("button, label, summary").filter(visible=True).evaluate_all(HEIGHTS)
    assert min(heights) >= 24


def test_places_are_large_enough_to_hit_and_all_words_fit_a_projector(chromium):
    for width, height in ((1400, 900), (1920, 1080)):
        with open_board(chromium, BOARD, width=width, height=height) as board:
            board.show(scene(trails=TRAILS))
            hits = board.within().locator(".afrikan-hit")
            assert min(*hits.evaluate_all(HEIGHTS), *hits.evaluate_all(WIDTHS)) >= 24
            assert board.page.evaluate(STICKING_OUT) == []
            board.picture(f"wide-{width}")


@pytest.mark.parametrize(("lang", "words"), [("fi", "Koko lauta"), ("sv", "Hela brädet")])
def test_controls_speak_the_language_of_the_board(chromium, lang, words):
    for width in (390, 760):
        with open_board(chromium, BOARD, lang=lang, width=width) as board:
            board.show(scene())
            expect(board.button(words)).to_be_visible()
            assert board.within().locator(".afrikan-board-view").get_attribute("lang") == lang
            assert board.page.evaluate(STICKING_OUT) == []
            board.picture(f"{lang}-{width}")


# ---- several views, hostile names, the end


def test_two_views_show_the_same_and_only_the_asking_one_is_answered(board):
    board.view.inspect = lambda place: f"All about {place}."
    board.send()
    board.page.evaluate("() => board.add('other')")
    board.show(scene(at=2, choices=(FLIGHT,)))
    for name in ("view", "other"):
        expect(board.within(name).locator(".afrikan-rings > g")).to_have_count(1)
    board.spot("congo", "other").focus()
    board.wait_for_question("congo")
    expect(board.within("other").locator(".afrikan-info-words")).to_have_text("All about congo.")
    expect(board.info.locator(".afrikan-info-words")).to_be_empty()
    board.within("other").get_by_label("Names").uncheck()
    expect(board.within().get_by_label("Names")).not_to_be_checked()
    board.within("other").get_by_role("button", name="Zoom in").click()
    assert seen(board, "other")[2] < seen(board)[2]


def test_an_ended_view_leaves_nothing_behind(board):
    board.page.evaluate("() => board.add('other')")
    board.show(scene(at=2, legs=(LEG,)))
    board.page.evaluate("() => board.ends[0]()")
    expect(board.within().locator("*")).to_have_count(0)
    listeners = "() => [...board.handlers.values()].map((list) => list.length)"
    left = board.page.evaluate(listeners)
    board.show(scene(at=3, choices=(FLIGHT,)))
    expect(board.within("other").locator(".afrikan-rings > g")).to_have_count(1)
    board.page.evaluate("() => board.ends[1]()")
    assert board.page.evaluate(listeners) == [0] * len(left)
    assert set(left) == {1}


def test_hostile_names_stay_text(board):
    pawns = tuple(Pawn(HERE, seat, EVIL, "star") for seat in range(6))
    choice = Choice("egypt", f"go {EVIL}", EVIL, EVIL)
    board.view.inspect = lambda place: EVIL
    board.show(scene(at=2, pawns=pawns, choices=(choice, FLIGHT, choice), odds={"congo": EVIL}))
    board.spot("egypt").click()
    expect(board.menu.get_by_role("menuitem").first).to_have_text(EVIL)
    board.menu.get_by_role("menuitem").first.click()
    assert board.hear_choices() == [f"go {EVIL}"]
    board.spot("congo").focus()
    board.wait_for_question("congo")
    expect(board.info.locator(".afrikan-info-words")).to_have_text(EVIL)
    assert board.page.title() == "Board"
    assert board.within().locator("img, script, svg svg").count() == 0


def test_the_board_can_be_given_the_focus(board):
    board.page.evaluate("() => board.answer({ do: 'focus' })")
    assert board.focused() == HERE
