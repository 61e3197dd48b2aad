"""The lesson about making islands: which numbers make one easy or hard."""
