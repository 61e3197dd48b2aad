"""The rule sheet as HTML: a page of its own that prints on A4, and a fragment for a notebook."""

from html import escape

from afrikan.messages import say
from afrikan.rules.sheet import Paragraph, Part, Reference, RuleSheet

_STYLE = """
.rule-sheet { font: 0.95rem/1.4 "Liberation Sans", Arial, Helvetica, sans-serif; max-width: 60rem; }
.rule-sheet { overflow-wrap: anywhere; }
.rule-sheet .name { font-size: 1.5em; font-weight: bold; line-height: 1.2; margin: 0; }
.rule-sheet .ruleset { margin: 0.2em 0 0.9em; padding-bottom: 0.5em; border-bottom: 2px solid; }
.rule-sheet .rules { columns: 2 20rem; column-gap: 2.2em; }
.rule-sheet .heading { font-size: 1.08em; font-weight: bold; line-height: 1.2; margin: 0 0 0.25em; }
.rule-sheet .heading { break-after: avoid; }
.rule-sheet section { margin: 0 0 0.8em; }
.rule-sheet ul { list-style: square; margin: 0; padding: 0 0 0 1.1em; }
.rule-sheet li { break-inside: avoid; margin: 0 0 0.2em; }
.rule-sheet sup { font-size: 0.66em; line-height: 0; margin-left: 0.1em; white-space: nowrap; }
.rule-sheet .sources { border-top: 1px solid; font-size: 0.74em; line-height: 1.3; }
.rule-sheet .sources { margin-top: 1.2em; padding-top: 0.7em; }
.rule-sheet ol { columns: 2 20rem; column-gap: 2.8em; margin: 0; padding: 0 0 0 1.8em; }
.rule-sheet footer p { margin: 0.5em 0 0; }
"""

_PAGE_STYLE = """
body { color: #000; background: #fff; margin: 1.5rem auto; max-width: 60rem; padding: 0 1rem; }
@page { size: A4; margin: 12mm 13mm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; }
  .rule-sheet { font-size: 9.6pt; line-height: 1.3; max-width: none; }
  .rule-sheet .rules, .rule-sheet ol { columns: 2; }
}
"""


def page(sheet: RuleSheet) -> str:
    """Return a complete page: it loads nothing and runs nothing."""
    return f"""<!DOCTYPE html>
<html lang="{escape(sheet.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(sheet.title)}</title>
<style>{_STYLE}{_PAGE_STYLE}</style>
</head>
<body>
{_article(sheet, 1)}
</body>
</html>
"""


def fragment(sheet: RuleSheet) -> str:
    """Return the sheet as part of a page that has headings of its own."""
    return f"<style>{_STYLE}</style>\n{_article(sheet, 3)}"


def _article(sheet: RuleSheet, level: int) -> str:
    parts = "\n".join(_part(part, level + 1) for part in sheet.parts)
    return f"""<article class="rule-sheet" lang="{escape(sheet.lang)}">
<header>
<h{level} class="name">{escape(sheet.title)}</h{level}>
<p class="ruleset">{escape(sheet.ruleset)}</p>
</header>
<div class="rules">
{parts}
</div>
{_footer(sheet, level + 1)}
</article>"""


def _part(part: Part, level: int) -> str:
    items = "\n".join(f"<li>{_paragraph(paragraph)}</li>" for paragraph in part.paragraphs)
    heading = f'<h{level} class="heading">{escape(part.heading)}</h{level}>'
    return f"<section>\n{heading}\n<ul>\n{items}\n</ul>\n</section>"


def _paragraph(paragraph: Paragraph) -> str:
    lead = [f"<strong>{escape(paragraph.lead)}:</strong>"] if paragraph.lead else []
    lines = [f"{escape(line.text)}<sup>{','.join(map(str, line.sources))}</sup>" for line in paragraph.lines]
    return " ".join([*lead, *lines])


def _footer(sheet: RuleSheet, level: int) -> str:
    lang = sheet.lang
    code = ";<wbr>".join(escape(choice) for choice in sheet.code.split(";"))
    items = "\n".join(_reference(reference) for reference in sheet.references)
    return f"""<footer class="sources">
<h{level} class="heading">{escape(say(lang, "sheet", "sources"))}</h{level}>
<ol>
{items}
</ol>
<p>{escape(say(lang, "sheet", "code"))}: <code>{code}</code></p>
<p>{escape(say(lang, "sheet", "provenance"))}</p>
</footer>"""


def _reference(reference: Reference) -> str:
    places = f": {escape('; '.join(reference.places))}" if reference.places else ""
    return f"<li><cite>{escape(reference.title)}</cite>{places}</li>"
