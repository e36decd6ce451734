def report(name, rows, pair):
    n = len(rows)
    print('has %d rows' % n)
    print('100%% of %s' % str(n))
    print('%s' % pair)
    return '%s of %r' % (name, n)
