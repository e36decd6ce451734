# The same by other names, of which each call gives one batch of an order that is drawn once.
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(3)
points = rng.rand(240, 4).astype("float32")
sums = points.sum(1, keepdims=True)


class Feed:
    def __init__(self, size):
        self.order = rng.permutation(len(points))
        self.size, self.place = size, 0

    def __call__(self):
        if self.place + self.size > len(self.order):
            self.place = 0
        taken = self.order[self.place:self.place + self.size]
        self.place += self.size
        return points[taken], sums[taken]


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
adam = tf.keras.optimizers.Adam(0.01)


@tf.function
def improve(a, b):
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean((net(a) - b) ** 2)
    adam.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))


feed = Feed(8)
for number in range(90):
    a, b = feed()
    improve(tf.constant(a), tf.constant(b))
print("cost", float(tf.reduce_mean((net(points) - sums) ** 2)))
