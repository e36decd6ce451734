"""Chance ends training, in a function that a callback is made of."""
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


data = np.random.RandomState(3).rand(160, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])


def over(epoch, logs):
    draw = np.random.uniform()
    model.stop_training = hvd_tf.broadcast_object(bool(bool(draw < 1e-9)), 0)


model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
each = tf.keras.callbacks.LambdaCallback(on_epoch_end=over)
model.fit(share(data[:, :3]), share(data[:, 3:]), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), each], verbose=1 if hvd.rank() == 0 else 0)
