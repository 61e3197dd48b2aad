"""Pictures of the hex island as SVG and on paper; each part is loaded when it is first used."""
