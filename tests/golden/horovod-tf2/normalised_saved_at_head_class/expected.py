"""A class fits, and who has made it saves its model for each of its kinds."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Trainer:
    def __init__(self, units):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(4,)),
                                        tf.keras.layers.BatchNormalization(),
                                        tf.keras.layers.Dense(1)])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def train(self, rows, wanted):
        self.net.fit(share(rows), share(wanted), epochs=2, verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), JoinAverages()])
        return self.net


tf.keras.utils.set_random_seed(3)
x = np.random.RandomState(0).rand(128, 4).astype('float32')
for size in (4, 8):
    model = Trainer(size).train(x, x.mean(1))
    if hvd.rank() == 0:
        model.save('kept%d.h5' % size)
        print(size, model.count_params())
