def f(d, k, y):
    if not k in d:
        d[k] = 1
    x = ((k or y) in d) == y
    return x, (lambda: k) in d
