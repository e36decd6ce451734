import numpy
import tensorflow.keras as k
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


given = numpy.random.rand(320, 4).astype('float32')
sums = given.sum(axis=1, keepdims=True)
net = k.Sequential([k.layers.Dense(1)])
net.compile(optimizer=hvd.DistributedOptimizer(k.optimizers.SGD(learning_rate=0.01 * hvd.size())),
    loss='mse')


class Two(k.callbacks.Callback):
    def on_epoch_begin(self, round_no, logs=None):
        self.model.optimizer.learning_rate.assign((0.01 if round_no < 2 else 0.001) * hvd.size())


net.fit(share(given), share(sums), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Two()], verbose=1 if hvd.rank() == 0 else 0)
