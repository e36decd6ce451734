def read(name, mode, options, shop):
    a = open(
        name,
        'w'  # a new one
    )
    b = open(name, 'rb')
    c = open(name, mode)
    d = open(name, **options)
    e = open(name, encoding='latin-1')
    return a, b, c, d, e, open(name), shop.open(name)
