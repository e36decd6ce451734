"""Makes up training programs the way people write them, and says what became of them after a rewrite.

`choices.py` lists what is drawn; `program.py` holds a program while it is made; `session.py`, `tape.py` and
`fitted.py` write its parts, `layout.py` puts them into files, `style.py` gives them a hand. `check.py` looks
at rewritten texts, `proof.py` has them run by `tools/prove`, `report.py` counts. Only the standard library.
Whoever works here must not read the rulesets: the programs are a stranger's.
"""
