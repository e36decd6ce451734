"""Rules in the words of the language's first edition. Another edition is another module with
these functions.

Each takes the parts of a rule that mean something and returns its text; `catalogue` knows
nothing of the syntax.
"""


def fragment(text, statement=False):
    if "\n" in text:
        text = "\n" + "\n".join("  " + line for line in text.split("\n"))
    return ("stmt " if statement else "") + "`" + text + "`"


def ruleset(libraries, rules, imports=(), functions=(), helpers=(), keys=()):
    lines = ['ruleset laws "a law\'s own rules"', "library " + ", ".join(libraries)]
    lines += ["import %s as %s" % pair for pair in imports]
    lines += ["function %s(%s)" % (name, ", ".join(slots)) for name, slots in functions]
    lines += ["key %s: %s in %s" % key for key in keys]
    lines += [
        "helper %s: `\n%s`" % (name, "\n".join("  " + x for x in text.split("\n")))
        for name, text in helpers
    ]
    return "\n".join(lines + list(rules)) + "\n"


def rule(name, pattern, actions, statement=False, bind=None, clauses=()):
    text = "rule %s: match %s" % (name, fragment(pattern, statement))
    if bind:
        text += " as $" + bind
    return "\n  ".join([text, *clauses, *actions])


def replace(result, statement=False):
    return "replace with " + " ".join(
        fragment(r, statement) for r in ([result] if isinstance(result, str) else result)
    )


def wrap(hole, result):
    return "wrap $%s as %s" % (hole, fragment(result))


def set_slot(group, slot, value):
    return "set %s.%s = %s" % (group, slot, fragment(value))


def drop_slot(group, slot):
    return "remove %s.%s" % (group, slot)


def insert(value, end, hole, rest=False):
    return "insert %s %s in $%s%s" % (fragment(value), end, "..." if rest else "", hole)


def place(where, hole, result):
    """`before`, `after`, `head`, `after value` of what a hole caught."""
    if where == "head":
        return "insert %s first in $%s" % (fragment(result, "\n" not in result), hole)
    word = {
        "before": "before",
        "after": "after",
        "value": "after value of",
    }[where]
    return "%s $%s %s" % (word, hole, fragment(result))


def after_imports(result, everywhere=False):
    return "after %simports %s" % ("all " * everywhere, fragment(result))


def tidy_imports():
    return "tidy imports"


def import_from(module, name, alias=None):
    return "from %s import %s%s" % (module, name, " as " + alias if alias else "")


def guard(hole, result):
    return "guard $%s with %s" % (hole, fragment(result))


def remove(hole):
    return "remove $" + hole


def prefix(category):
    """The word in front of a fragment; a decorator needs none."""
    return "" if category == "decorator" else category + " "


def match_element(name, category, pattern, bind, actions):
    """A rule on an element of a list: an argument, a decorator, an alias, an item of `with`."""
    return "rule %s: match %s`%s` as $%s\n  %s" % (
        name,
        prefix(category),
        pattern,
        bind,
        "\n  ".join(actions),
    )


def replace_element(category, hole, result):
    return "replace $%s with %s`%s`" % (hole, prefix(category), result)


def insert_statement(hole, result):
    return "insert stmt %s first in $%s" % (fragment(result), hole)


def branches(arms, otherwise):
    """`if` one of the tests on a hole fits; each arm is (hole, pattern, action)."""
    texts = ["if $%s is %s { %s }" % (hole, fragment(test), action) for hole, test, action in arms]
    return " else ".join(texts) + " else { %s }" % otherwise


def each_element(hole, name, action, index=None):
    number = "$" + index + ", " if index else ""
    return "for each %s$%s in $...%s { %s }" % (number, name, hole, action)


def find(name, columns, pattern):
    """A relation of all matches of a pattern, with what its holes catch as columns."""
    return "find %s(%s) at $s: match `%s` as $s" % (name, ", ".join(columns), pattern)


def each_row(name, columns, hole, action):
    """A rule without a clause: one application for all rows."""
    what = ", ".join("%s = $%s" % pair for pair in columns)
    return "rule r: for each %s(%s) at $%s { %s }" % (name, what, hole, action)


def needs(name, hole):
    return "needs %s for $%s" % (name, hole)


def does(name, hole):
    return "does %s for $%s" % (name, hole)


def where_is(hole, pattern):
    return "where $%s is %s" % (hole, fragment(pattern))


def message(kind, text, hole):
    return '%s "%s" at $%s' % (kind, text, hole)


def transformed(phrase, name):
    """Applies the rules to a phrase now, and names what they added."""
    return "let $%s = transform $...%s in" % (name, phrase)


def each_added(name, key, hole, action):
    return "for each $%s in $%s.%s { %s }" % (hole, name, key, action)


def statement_of(hole, name):
    return "let $%s = statement of $%s" % (name, hole)


def function_of(hole, name):
    return "let $%s = function of $%s" % (name, hole)


def elements_of(hole, name):
    return "where $%s is `[$...%s]`" % (hole, name)


def is_simple(hole):
    return "where $%s is path or $%s is literal" % (hole, hole)


def demand(name, pattern, message):
    """A demand that every match of a pattern is met: (declarations, what a rule says when it
    meets one)."""
    lines = [
        "find Site at $s: match `%s` as $s" % pattern,
        'must %s: each Site at $s else error "%s" at $s' % (name, message),
    ]
    return lines, "does %s for $c" % name


def replace_hole(hole, result):
    return "replace $%s with %s" % (hole, fragment(result))


def keep_value(key, hole):
    return "with ctx[%s -> $%s]" % (key, hole)


def each_value(key, hole, action):
    return "for each $%s in ctx.%s { %s }" % (hole, key, action)
