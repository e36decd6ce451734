"""The code of a notebook as one text."""

import json


def code(text):
    """All code cells, one after the other."""
    cells = json.loads(text)["cells"]
    return "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "code") + "\n"
