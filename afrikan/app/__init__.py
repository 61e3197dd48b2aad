"""A class plays in the browser, without code: ``python -m afrikan.app``; ``README.md`` says the rest."""
