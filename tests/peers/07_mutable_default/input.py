def add(x, to=[]):
    to.append(x)
    return to


def seen(x, of=[]):
    return x in of


def count(word, table={}):
    table[word] = 1


def fresh(x, to=[]):
    to = list(to)
    to.append(x)
    return to
