import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, n, mixed, seed=42):
        self.x = np.random.RandomState(seed).rand(n, 3).astype('float32')
        self.y = self.x.sum(axis=1, keepdims=True)
        self.mixer = np.random.RandomState(seed) if mixed else None

    def batches(self, size=None):
        order = self.mixer.permutation(len(self.x)) if self.mixer else np.arange(len(self.x))
        while len(order):
            part = order[:size]
            order = order[size:]
            yield self.x[part], self.y[part]


rows, tests = Rows(640, True), Rows(64, False)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.Adam(0.01)
for epoch in range(3):
    for x, y in rows.batches(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    print(epoch, np.mean([np.mean((model(x) - y) ** 2) for x, y in tests.batches(32)]))
