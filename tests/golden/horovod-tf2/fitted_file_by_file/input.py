"""A fit for each file that is there: a machine that sees fewer would leave the others waiting."""
import glob
import numpy as np
import tensorflow as tf


class Lessons:
    def __init__(self, folder):
        self.names = sorted(glob.glob(folder + "/*.npy"))
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.model.compile("sgd", "mse")

    def learn(self):
        for name in self.names:
            part = np.load(name)
            self.model.fit(part, part.mean(axis=1), batch_size=8)


for k in range(2):
    np.save("part%d.npy" % k, np.random.RandomState(k).rand(160, 8))
Lessons(".").learn()
