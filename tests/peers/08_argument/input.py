from lib import fit


def run(x, y, options):
    fit(x, y, verbose=1, epochs=3)
    fit(x, y,
        epochs=3,
        verbose=1,  # talk
        )
    fit(verbose=0)
    fit(x, y, 1, **options)
    other.fit(x, verbose=1)
