import numpy as np
import tensorflow as tf


class Uneven(tf.keras.optimizers.SGD):
    """Some weights learn faster than others."""

    def __init__(self, times=None, **others):
        super().__init__(**others)
        self.times = times or {}

    def apply_gradients(self, grads_and_vars, **others):
        faster = [(g * self.times.get(v.name, 1.0), v) for g, v in grads_and_vars]
        return super().apply_gradients(faster, **others)


rows = np.random.rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
model.compile(Uneven(times={model.weights[0].name: 4.0}, learning_rate=0.01), 'mse')
model.fit(rows, rows.sum(axis=1), batch_size=8, epochs=2)
