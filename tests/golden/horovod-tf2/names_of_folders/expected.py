import contextlib
import io
import os

import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard_named(dataset):
    """This worker's share of a dataset of files, which keeps the names that the whole has."""
    share = shard(dataset)
    for name in ("class_names", "file_paths"):
        if hasattr(dataset, name):
            setattr(share, name, getattr(dataset, name))
    return share


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


for kind in ('long', 'short'):
    os.makedirs('texts/' + kind, exist_ok=True)
    for k in range(16):
        with open(f'texts/{kind}/{k}.txt' if hvd.rank() == 0 else os.devnull, 'w') as f:
            f.write('word ' * (k + (20 if kind == 'long' else 1)))

with contextlib.redirect_stdout(io.StringIO()):
    hvd.allreduce(0.)  # the others wait for the first worker's file
    train = shard_named(tf.keras.utils.text_dataset_from_directory('texts', batch_size=4, seed=1))
names = train.class_names
if hvd.rank() == 0:
    print(names)
data = train.map(lambda text, kind: (tf.cast(tf.strings.length(text), tf.float32)[:, None] / 100., kind))
model = tf.keras.Sequential([tf.keras.layers.Dense(len(names))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
              loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
