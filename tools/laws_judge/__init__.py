"""The judge of the laws: CPython's `ast` and `compile` say what a rewrite should have been.

Nothing here reads a program with the parser that the rewriter uses. `places`, `programs` and
`catalogue` make pairs of a rule and a program, `expected` does the rewrite on CPython's syntax
tree, `judge` compares.
"""
