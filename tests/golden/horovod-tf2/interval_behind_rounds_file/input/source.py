import numpy as np

rows = np.random.RandomState(0).rand(640, 5).astype('float32')
count = len(rows) // 8


def batches():
    while True:
        picked = rows[np.random.permutation(len(rows))[:8]]
        yield picked[:, :4], picked[:, 4:]
