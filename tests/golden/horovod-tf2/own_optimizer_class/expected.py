"""An optimizer of the program's own class, whose rate is not the first that it is given."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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
for opt in Plain(learning_rate=0.02 * hvd.size()), Plain(0.001,
        learning_rate=0.02 * hvd.size()), Plain(0.001, 0.02 * hvd.size()):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.compile(hvd.DistributedOptimizer(opt), 'mse')
    model.fit(share(rows), share(wanted), batch_size=16, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
plain = Plain(0.001)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(plain), 'mse')
model.fit(share(rows), share(wanted), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
