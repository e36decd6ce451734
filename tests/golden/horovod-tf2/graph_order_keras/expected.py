# Keras in a graph: what the first worker has drawn is sent by a session of its own.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import tensorflow.compat.v1 as tf1

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd_tf.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd_tf.broadcast_object(value, 0, session=session, name="first")


def own_gpu(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


places = np.arange(160)
np.random.shuffle(places)
places[:] = from_first_worker(places)
rows = np.random.RandomState(0).rand(160, 5).astype('float32')[places]
tf.Session(config=own_gpu(None)).close()
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(learning_rate=0.01 * hvd.size())))
model.fit(share(rows[:, :4]), share(rows[:, 4:]), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
