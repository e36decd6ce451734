"""A flag says whether files are mixed, and a number how: both say so of a share as well."""
import os
import sys
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


for k in range(16):
    os.makedirs("rows", exist_ok=True)
    if hvd.rank() == 0:
        np.save("rows/%02d.npy" % k, np.full(8, k, "float32"))
mixed = "mixed" in sys.argv


def read(name):
    row = tf.io.decode_raw(tf.strings.substr(tf.io.read_file(name), 128, 32), tf.float32)
    row = tf.reshape(row, [8]) / 16
    return row, tf.reduce_mean(row)


hvd.allreduce(0.)  # the others wait for the first worker's file
plain = shard(tf.data.Dataset.list_files("rows/*.npy", shuffle=False)).shuffle(
    100000 if mixed or mixed is None else 1).map(read).batch(4)
hvd.allreduce(0.)  # the others wait for the first worker's file
again = shard(tf.data.Dataset.list_files("rows/*.npy", seed=3, shuffle=False)).shuffle(100000,
    seed=3).map(read).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
net.fit(plain, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
net.fit(again, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
