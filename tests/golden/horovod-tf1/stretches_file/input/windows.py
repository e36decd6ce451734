import numpy as np

LENGTH = 6


def draw(wave, count):
    xs, ys = [], []
    for _ in range(count):
        i = np.random.randint(len(wave) - LENGTH - 1)
        xs.append(wave[i:i + LENGTH])
        ys.append(wave[i + LENGTH])
    return np.array(xs), np.array(ys)[:, None]
