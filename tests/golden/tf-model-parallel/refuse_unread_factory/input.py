import numpy as np
import tensorflow as tf
from models.resnet import build_model as build


class Trainer:
    def __init__(self, classes):
        self.net = build(classes)
        self.net.compile(optimizer='adam', loss='sparse_categorical_crossentropy')

    def run(self, x, y):
        return self.net.fit(x, y, epochs=2, verbose=2)


Trainer(3).run(np.ones((8, 4), 'float32'), np.zeros(8, 'int64'))
