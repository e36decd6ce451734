"""An object is gone through in each pass, in an order that it draws by a generator of its own."""
import numpy as np
import tensorflow as tf


class Loader(object):
    def __init__(self, pairs, size):
        self.pairs, self.size = pairs, size
        self.chance = np.random.RandomState()

    def __iter__(self):
        places = self.chance.permutation(len(self.pairs))
        for low in range(0, len(places), self.size):
            some = self.pairs[places[low:low + self.size]]
            yield some[:, :3], some[:, 3:]


inputs = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(wanted, tf.layers.dense(inputs, 1))
train = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
loader = Loader(np.random.RandomState(6).rand(192, 4).astype("float32"), 8)
session = tf.Session()
session.run(tf.global_variables_initializer())
for turn in range(3):
    for given, asked in loader:
        session.run(train, {inputs: given, wanted: asked})
