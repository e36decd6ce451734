import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, x, y):
        mine = np.random.rand(len(x)) < 0.8
        self.rows, self.marks = x[mine], y[mine]
        self.held, self.known = x[~mine], y[~mine]


drawn = np.random.RandomState(0)
x, y = drawn.rand(120, 3).astype("float32"), drawn.rand(120).astype("float32")
both = Rows(x, y)
data = tf.data.Dataset.from_tensor_slices((both.rows, both.marks)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    print(epoch, float(tf.reduce_mean((model(both.held)[:, 0] - both.known) ** 2)))
