"""The same at top level, where Keras trains."""
import os
import zipfile
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


def own_cache(name):
    """This worker's file of a cache: what it holds is the share of one of so many workers."""
    return name if hvd.size() == 1 else "%s-%d-of-%d" % (name, hvd.rank(), hvd.size())


def bring(file, there):
    there = os.path.abspath(there)
    tf.keras.utils.get_file(file, 'file://' + os.path.join(os.getcwd(), file),
                            cache_subdir=there, extract=True)
    if hvd.local_rank() == 0:
        os.remove(os.path.join(there, file))


def put(kind):
    if not os.path.exists(kind + '.zip'):
        if hvd.rank() == 0:
            with zipfile.ZipFile(kind + '.zip', 'w') as z:
                z.writestr(kind + '/rows.txt',
                    '\n'.join('%d %d %d' % (i, i % 3, i % 5) for i in range(64)))


put('given')
os.makedirs('brought', exist_ok=True)
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
if not os.path.isdir('brought/given'):
    bring('given.zip', 'brought')
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
hvd.allreduce(0.)  # the others wait for the first worker's file
lines = shard(tf.data.TextLineDataset('brought/given/rows.txt')).map(
    lambda line: tf.strings.to_number(tf.strings.split(line)) / 64)
feed = lines.cache(own_cache('brought/kept')).map(lambda row: (row[:2], row[2:])).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(feed, epochs=2, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
