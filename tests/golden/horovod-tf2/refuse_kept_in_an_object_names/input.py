import numpy as np
import tensorflow as tf


class Bag:
    def __init__(self, source):
        self.source = source
        self.content = []

    def take(self):
        for row in self.source:
            toss = np.random.rand()
            if toss > 0.3:
                self.content += [row]


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(loss="mse", optimizer="sgd")
bag = Bag(np.ones((200, 4)))
bag.take()
taken = np.stack(bag.content)
net.fit(taken, taken.sum(1), batch_size=8)
