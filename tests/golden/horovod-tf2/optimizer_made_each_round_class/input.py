import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, model):
        self.model = model

    def step(self, x, y):
        opt = tf.keras.optimizers.SGD(0.01)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def run(self, data):
        for epoch in range(3):
            for x, y in data:
                self.step(x, y)


rows = np.random.RandomState(1).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1)[:, None])).batch(8)
Trainer(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])).run(data)
print("done")
