# By other names, in an object and in a lambda: behind the last round nothing is left.
import numpy as np
import tensorflow as tf

r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01)


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    gradients = tape.gradient(loss, net.variables)
    optimizer.apply_gradients(zip(gradients, net.variables))
    return loss


class Falls:
    def __init__(self, total):
        self.total = total

    def __call__(self, n):
        left = 1 - n / self.total
        return left ** 0.9


RATES = [0.01] * 200 + [0.005] * 200 + [0.001] * 80
falls = Falls(480)
rate_of = lambda m: RATES[m]
k = 0
for epoch in range(4):
    for x, y in data:
        optimizer.lr.assign(rate_of(k) * falls(n=k))
        loss = train_step(x, y)
        k += 1
