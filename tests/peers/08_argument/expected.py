from lib import fit


def run(x, y, options):
    fit(x, y, epochs=3)
    fit(x, y,
        epochs=3,  # talk
        )
    fit()
    fit(x, y, **options)
    other.fit(x, verbose=1)
