"""A callback that has seen enough in the midst of a pass: in the batches of all workers."""
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


class Enough(tf.keras.callbacks.Callback):
    def __init__(self, below):
        super().__init__()
        self.below = below

    def on_train_batch_end(self, batch, logs=None):
        if float(hvd.allreduce(float(logs['loss']))) < self.below:
            self.model.stop_training = True


x = np.random.RandomState(0).rand(512, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
net.fit(share(x), share(x.sum(1)), epochs=4, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Enough(0.05)], verbose=1 if hvd.rank() == 0 else 0)
