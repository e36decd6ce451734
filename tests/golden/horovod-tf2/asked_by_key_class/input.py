"""A number among the rows is no key: it is done where all workers meet it, perhaps never."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.02)

    def step(self, x, labels):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        if 3 in labels.numpy():
            self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss


rows = np.random.RandomState(1).rand(64, 4).astype('float32')
trainer = Trainer()
for epoch in range(3):
    for x, labels in tf.data.Dataset.from_tensor_slices((rows, np.arange(64) // 2 % 4)).batch(8):
        loss = trainer.step(x, labels)
print(float(loss))
