"""The rule browser: every option with its readings, who holds which, and a ruleset of one's own."""

from afrikan.widgets.rule_browser.view import RuleBrowser

__all__ = ["RuleBrowser"]
