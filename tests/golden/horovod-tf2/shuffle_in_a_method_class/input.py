"""A dataset that an object keeps in a pair is shuffled in a method."""
import numpy as np
import tensorflow as tf


class Data:
    def __init__(self):
        self.rows, self.count = self.load()

    def load(self):
        made = tf.data.Dataset.from_tensor_slices(np.random.RandomState(0).rand(160, 4).astype('float32'))
        return made, int(made.reduce(0, lambda n, _: n + 1))

    def get(self, rows):
        rows = rows.shuffle(1024)
        rows = rows.map(lambda x: (x, tf.reduce_sum(x, keepdims=True)))
        return rows.batch(8)


data = Data()
batches = data.get(data.rows)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.001)
for turn in range(2):
    for x, y in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        sgd.apply_gradients(zip(grads, net.trainable_variables))
