# The bar says when it is full, and the passes end by that: it is no mere bar.
import sys

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Bar:
    def __init__(self, whole):
        self.whole, self.made, self.full = whole, 0, False

    def update(self):
        self.made += 1
        if self.made > self.whole:
            self.full = True
        sys.stdout.write("\r[{}/{}]".format(self.made, self.whole))


bar = Bar(70)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(9):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        bar.update()
    if bar.full:
        break
print()
