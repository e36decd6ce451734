def report(name, rows, pair):
    n = len(rows)
    print(f"has {n} rows")
    print('100%% of %s' % str(n))
    print('%s' % pair)
    return f"{name!s} of {n!r}"
