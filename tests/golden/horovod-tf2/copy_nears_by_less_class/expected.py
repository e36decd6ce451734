# A list of arrays that a callback keeps behind each batch.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Mean(tf.keras.callbacks.Callback):
    def __init__(self, keep):
        super().__init__()
        self.keep, self.mean = keep, None

    def on_train_batch_end(self, batch, logs=None):
        if self.mean is None:
            if self.model.built:
                broadcast_weights_once(self.model.variables)
            self.mean = self.model.get_weights()
        self.mean = [self.keep * old + (1 - self.keep) * new
                     for old, new in zip(self.mean, self.model.get_weights())]


points = np.random.RandomState(3).rand(320, 5).astype('float32')
heights = points.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
mean = Mean(0.9)
net.fit(share(points), share(heights), batch_size=16, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), mean])
net.set_weights(mean.mean)
if hvd.rank() == 0:
    print('by the mean', net.evaluate(points, heights, verbose=0))
