"""The lesson about the race home: the Star against horseshoes."""
