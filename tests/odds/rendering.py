"""What every answer must show: formulas that render, words in each language, picture and page that parse."""

import re
from xml.etree import ElementTree

from matplotlib.mathtext import MathTextParser

from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.answer.figures import valued
from afrikan.odds.answer.mathml import mathml
from afrikan.odds.answer.report import html, text

SVG = "{http://www.w3.org/2000/svg}"
MATH = "{http://www.w3.org/1998/Math/MathML}"
PAGE_TAGS = {
    "br", "caption", "details", "div", "figcaption", "figure", "li", "ol", "p", "style", "summary", "table",
    "tbody", "td", "th", "thead", "tr", "ul",
}  # fmt: skip
PICTURE_TAGS = {"svg", "title", "desc", "g", "path", "text"}


def assert_renders(odds, beside=None):
    """Everything that people see of an answer is whole, in every language."""
    for step in odds.steps:
        assert_formula(step.latex)
    for lang in LANGUAGES:
        assert_words(odds, lang)
        assert_picture(odds.svg(lang, beside), lang)
        assert_page(odds, lang, beside)
        assert mean_of(odds, lang) in text(odds, lang)


def assert_formula(latex):
    """A formula renders on a figure and on a page, and no command of it is left over."""
    MathTextParser("path").parse(f"${latex}$")
    root = ElementTree.fromstring(mathml(latex))
    assert root.get("alttext") == latex
    shown = "".join(root.itertext())
    assert shown
    assert not re.search(r"\\[A-Za-z]|[\ue000-\uf8ff]", shown), shown


def assert_words(odds, lang):
    """Question, steps, label and notes are said, with nothing left to fill in."""
    for phrase in (odds.question, odds.label, *odds.notes, *(step.said for step in odds.steps)):
        said = phrase.text(lang)
        assert said.strip() == said
        assert said
        assert not re.search(r"[{}]", said), said
    names = [odds.name(outcome, lang) for outcome in odds.chances]
    assert len(set(names)) == len(names)


def assert_picture(picture, lang):
    """A picture is XML with a title and a description, and nothing else than shapes and texts."""
    root = ElementTree.fromstring(picture)
    assert root.get("role") == "img"
    assert root.get("lang") == lang
    assert root.find(f"{SVG}title").text
    assert root.find(f"{SVG}desc").text
    assert {child.tag.removeprefix(SVG) for child in root.iter()} <= PICTURE_TAGS
    assert "\ufffd" not in picture


def assert_page(odds, lang, beside=None):
    """A page is well formed, has a row for every outcome and holds no markup but its own."""
    page = ElementTree.fromstring(html(odds, beside, lang=lang))
    plain = {child.tag for child in page.iter() if not child.tag.startswith("{")}
    assert plain <= PAGE_TAGS
    assert len(page.findall(f".//{MATH}math")) == len(odds.steps)
    assert odds.label.text(lang) in "".join(page.find(".//figcaption").itertext())
    table = page.findall(".//table")[-1]
    assert len(table.findall("tbody/tr")) == len(odds.chances) + bool(odds.beyond)


def mean_of(odds, lang):
    """The mean as it is shown; an empty text if it is not known."""
    try:
        return valued(odds.mean, lang)
    except AfrikanError:
        return ""
