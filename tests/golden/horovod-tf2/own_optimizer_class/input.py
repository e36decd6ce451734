"""An optimizer of the program's own class, whose rate is not the first that it is given."""
import numpy as np
import tensorflow as tf


class Plain(tf.keras.optimizers.legacy.Optimizer):
    def __init__(self, shrink=0.0, learning_rate=0.01, name='Plain', **kwargs):
        super().__init__(name, **kwargs)
        self._set_hyper('learning_rate', learning_rate)
        self.shrink = shrink

    def _resource_apply_dense(self, grad, var, apply_state=None):
        rate = self._get_hyper('learning_rate')
        return var.assign_sub(rate * (grad + self.shrink * var))

    def get_config(self):
        rate = self._serialize_hyperparameter('learning_rate')
        return {**super().get_config(), 'learning_rate': rate, 'shrink': self.shrink}


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
for opt in Plain(learning_rate=0.02), Plain(0.001, learning_rate=0.02), Plain(0.001, 0.02):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(opt, 'mse')
    model.fit(rows, wanted, batch_size=16, epochs=2)
plain = Plain(0.001)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(plain, 'mse')
model.fit(rows, wanted, batch_size=16, epochs=2)
