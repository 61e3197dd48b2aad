"""The race home: the Star against horseshoes."""
