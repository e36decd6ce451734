"""Tables of docs/recommend.md, which the commands that measured them put there: between `<!--
NAME -->` and `<!-- end -->`."""

import os

PATH = os.path.join(
    os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
    "docs",
    "recommend.md",
)


def put(name, text):
    with open(PATH, encoding="utf-8") as f:
        whole = f.read()
    begin = "<!-- %s -->\n" % name
    at = whole.index(begin) + len(begin)
    end = whole.index("<!-- end -->", at)
    with open(PATH, "w", encoding="utf-8") as f:
        f.write(whole[:at] + text.rstrip("\n") + "\n" + whole[end:])
