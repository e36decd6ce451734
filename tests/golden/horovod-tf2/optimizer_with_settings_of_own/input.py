import numpy as np
import tensorflow as tf


class Uneven(tf.keras.optimizers.SGD):
    """Steps of another size, which its settings name."""

    def __init__(self, factor=1.0, **others):
        super().__init__(**others)
        self.factor = factor

    def apply_gradients(self, grads_and_vars, **others):
        return super().apply_gradients([(g * self.factor, v) for g, v in grads_and_vars], **others)

    def get_config(self):
        return {**super().get_config(), 'factor': self.factor}


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(Uneven(factor=0.5, learning_rate=0.01), 'mse')
model.fit(rows, rows.sum(axis=1), batch_size=8, epochs=2)
