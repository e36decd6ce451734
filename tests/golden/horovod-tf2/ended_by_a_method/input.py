"""A method that trains nothing says that the rounds end: all workers must hear the same of it."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 8).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)


class Watch:
    def __init__(self):
        self.losses = []

    def enough(self):
        if self.losses[-1] < 0.01:
            return True
        return False


watch = Watch()
for epoch in range(9):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        watch.losses.append(float(loss))
    if watch.enough():
        break
