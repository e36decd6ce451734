"""A schedule that draws its rates is asked for a file of the first worker, too."""
import json
import random
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


def said_by_first(schedule):
    """The schedule, giving all workers the rates that it gives the first."""
    return lambda *given: hvd_tf.broadcast_object(schedule(*given), 0)


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


def rate(epoch):
    if random.random() < 0.5:
        return 0.01
    return 0.005


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")

if hvd.rank() == 0:
    json.dump([rate(e) for e in range(3)], open("rates.json", "w"))
    np.savetxt("rates.txt", [rate(0)])
net.fit(share(rows[:, :3]), share(rows[:, 3:]), epochs=3, batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(),
            tf.keras.callbacks.LearningRateScheduler(
                said_by_first(lambda nth: rate(nth) * hvd.size()))],
        verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights("net-%g.h5" % rate(3))
