"""A callback that goes by the losses of its worker's batches."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


class Halved(tf.keras.callbacks.Callback):
    def __init__(self, far):
        super().__init__()
        self.far, self.losses = far, []

    def on_train_batch_end(self, batch, logs=None):
        self.losses.append(logs['loss'])
        if hvd_tf.broadcast_object(
                bool(
                    len(self.losses) > self.far and np.mean(
                        self.losses[-3:]) > 10 + self.losses[-self.far]), 0):
            self.model.optimizer.learning_rate = self.model.optimizer.learning_rate * 0.5
            self.losses.clear()


x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(1)), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Halved(5)], verbose=1 if hvd.rank() == 0 else 0)
