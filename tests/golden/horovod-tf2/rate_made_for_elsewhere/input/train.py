# A module brought by its name compiles the model, by an optimizer that is made here.
import numpy as np
from tensorflow.keras.optimizers import SGD


def heavy(rate):
    return SGD(rate, momentum=0.5)


class Settings:
    make = heavy
    rate = 0.02
    net = 'small'


def run(settings):
    model = getattr(__import__('nets'), settings.net)(settings)
    x = np.random.RandomState(1).rand(96, 3).astype('float32')
    y = x.sum(axis=1, keepdims=True)
    model.fit(x, y, batch_size=16, epochs=3, verbose=0)
    print(model.evaluate(x, y, verbose=0))


run(Settings)
