"""A list of the keys, beside what an object and its settings have."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, cfg):
        self.cfg = cfg
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.02)

    def step(self, batch):
        with tf.GradientTape() as tape:
            off = self.model(batch['x']) - tf.reduce_sum(batch['x'], 1, keepdims=True)
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        names = list(batch)
        if 'x' in names and hasattr(self, 'opt') and 'frozen' not in self.cfg:
            self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss


rows = np.random.RandomState(1).rand(64, 4).astype('float32')
trainer = Trainer({'lr': 1})
for epoch in range(3):
    for batch in tf.data.Dataset.from_tensor_slices({'x': rows}).batch(8):
        trainer.step(batch)
print(float(tf.reduce_mean((trainer.model(rows) - rows.sum(1, keepdims=True)) ** 2)))
