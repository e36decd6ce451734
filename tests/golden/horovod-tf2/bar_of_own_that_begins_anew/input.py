# A bar of the program's own counts the rounds and begins a new line; nothing else comes of it.
import sys
import time

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Bar:
    def __init__(self, whole):
        self.whole, self.made = whole, 0
        self.begun = time.time()

    def update(self, text):
        self.made += 1
        if self.made > self.whole:
            self.made = self.made % self.whole
            self.begun = time.time()
            sys.stdout.write("\n")
        sys.stdout.write("\r[{}/{}] {}".format(self.made, self.whole, text))
        sys.stdout.flush()


bar = Bar(30)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        bar.update("round")
print()
