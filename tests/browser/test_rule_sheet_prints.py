"""The rule sheet as a printer gets it: two A4 pages at most, and nothing asked of the network."""

import re

import pytest
from lab import OUTPUT

from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset
from afrikan.rules.sheet import LONGEST_TITLE

pytestmark = pytest.mark.browser

LONGEST = (
    "literal;start_money=5000;tile_price=100000;sea_price=100000;air_price=100000;tile_mix=1,2,3,6,4,8,6;"
    "capetown_bonus=5000;attempt_decision=before_roll;mode_declaration=yes;may_pass=yes;tiles_per_turn=one;"
    "free_roll_when=same_turn;attempt_after_arrival_forced=no;penniless_definition=zero;"
    "horseshoe_for_star_holder=discarded;carrier_may_open=no;slave_length=2;bedouins_stop=always;"
    "hazard_on_fixed_steps=no;penniless_sea_where=islands_only"
)
A4 = (595, 842)
PRINTED_WIDTH = 695
"""Pixels between the margins of A4."""


@pytest.fixture(scope="module")
def printer(chromium):
    """A page of the browser, and the addresses it has asked for."""
    page = chromium.new_page(viewport={"width": PRINTED_WIDTH, "height": 1400})
    page.emulate_media(media="print")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    yield page, asked
    page.close()


def sizes_of_pages(pdf):
    """Width and height of every page of a PDF, in points."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert len(boxes) == len(re.findall(rb"/Type /Page\b", pdf)) > 0
    return [(round(float(width)), round(float(height))) for width, height in boxes]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [*Ruleset.presets(), LONGEST], ids=[*Ruleset.presets(), "longest"])
def test_a_rule_sheet_fits_on_two_pages(code, lang, printer):
    page, asked = printer
    title = "W" * LONGEST_TITLE if code == LONGEST else None
    page.set_content(Ruleset.from_code(code).sheet(lang, title=title).html())
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    pdf = page.pdf(prefer_css_page_size=True)
    sizes = sizes_of_pages(pdf)
    assert sizes == [A4] * len(sizes)
    assert len(sizes) <= 2
    assert asked == []
    OUTPUT.mkdir(exist_ok=True)
    (OUTPUT / f"rule_sheet-{code.partition(';')[0]}-{len(code)}-{lang}.pdf").write_bytes(pdf)


def test_a_page_too_many_would_be_noticed(printer):
    page, _ = printer
    page.set_content(Ruleset.preset("fan").sheet("en").html().replace("font-size: 9.6pt", "font-size: 16pt"))
    assert len(sizes_of_pages(page.pdf(prefer_css_page_size=True))) > 2
