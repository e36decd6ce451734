"""Pictures of a folder are drawn until one fits."""
import os
import random

import numpy as np


def picture(folder):
    numbers, pictures = [], []
    for name in sorted(os.listdir(folder)):
        numbers.append(int(name[0]))
        pictures.append(np.load(os.path.join(folder, name)))
    k = random.randint(0, len(numbers) - 1)
    return numbers[k], pictures[k]


def fitting(folder, shape=(3,)):
    while True:
        number, seen = picture(folder)
        if seen.shape == shape:
            return number, seen
