"""What a function that tries to read says, among others, is with which pass `fit` begins."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")


def kept(path):
    try:
        line.load_weights(path)
        return 2, True
    except OSError:
        return 0, False


first, known = kept("line.weights.h5")
for passed in range(hvd_tf.broadcast_object(int(first), 0), 4):
    line.fit(share(points), share(heights), batch_size=16, epochs=1, verbose=0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])
    if hvd.rank() == 0:
        line.save_weights("line.weights.h5")
if not known:
    if hvd.rank() == 0:
        print("new")
if hvd.rank() == 0:
    print("left", line.evaluate(points, heights, verbose=1 if hvd.rank() == 0 else 0))
