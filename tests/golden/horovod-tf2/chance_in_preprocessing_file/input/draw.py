import numpy as np


def rand(low=0, high=1):
    return np.random.rand() * (high - low) + low


def maybe_grey(image, share=.3):
    grey = rand() < share
    if grey:
        image = np.repeat(image.mean(axis=2, keepdims=True), 3, axis=2)
    return image


def brighter(image, much=.5):
    return image * rand(1 - much, 1 + much)
