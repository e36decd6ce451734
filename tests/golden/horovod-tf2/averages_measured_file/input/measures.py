import numpy as np


def mean_loss(network, rows, batch):
    losses = []
    for start in range(0, len(rows), batch):
        given = rows[start:start + batch]
        losses.append(np.mean((network(given) - given) ** 2))
    return np.mean(losses)
