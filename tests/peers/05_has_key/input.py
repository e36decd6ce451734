def f(d, k, y):
    if not d.has_key(k):
        d[k] = 1
    x = d.has_key(k or y) == y
    return x, d.has_key(lambda: k)
