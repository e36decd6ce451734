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
model.compile(hvd.DistributedOptimizer(Uneven(factor=0.5, learning_rate=0.01 * hvd.size())), 'mse')
model.fit(share(rows), share(rows.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
