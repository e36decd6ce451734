# The number of the first epoch is read where it is there; nobody asks before.
import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')


def begin(path='epoch.txt'):
    try:
        return int(open(path).read())
    except FileNotFoundError:
        return 0


class Work:
    def train(self, epochs=10):
        first = begin()
        net.fit(rows, wanted, batch_size=8, initial_epoch=first, epochs=epochs, verbose=2)


Work().train()
print(float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)) < 0.5)
