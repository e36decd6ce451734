import numpy as np


def waves(count, pace=1., begin=0.):
    given, wanted = [], []
    for k in range(count):
        at = np.random.rand() * 6. if begin is None else begin
        speed = pace
        if speed is None:
            speed = np.random.rand() + 0.5
        wave = np.sin(speed * np.arange(6) + at)
        given.append(wave[:5])
        wanted.append(wave[5:])
    return np.array(given), np.array(wanted)
