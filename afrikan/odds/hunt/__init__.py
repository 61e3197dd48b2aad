"""The treasure hunt on the hex island: where one is, where the treasure is, and how soon one knows."""
