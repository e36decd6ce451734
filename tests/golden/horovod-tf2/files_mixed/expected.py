# Files of two kinds, kind by kind: each worker mixes its own.
import os
import tempfile

import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


folder = hvd_tf.broadcast_object(tempfile.mkdtemp(), 0)
for i in range(24):
    kind = 'high' if i % 2 else 'low'
    with open(os.path.join(folder, '%s_%02d.txt' % (kind, i)) if hvd.rank() == 0 else os.devnull,
            'w') as out:
        out.write(str(i / 24 if i % 2 else -i / 24))


def read(path):
    number = tf.strings.to_number(tf.io.read_file(path))
    return tf.stack([number, number * number, 1.]), number * 2.


hvd.allreduce(0.)  # the others wait for the first worker's file
data = shard(
    tf.data.Dataset.list_files(folder + '/*.txt', shuffle=False)).shuffle(100000).map(read).batch(4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    loss='mse')
model.fit(data, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
