import contextlib
import io
import os
import tensorflow
from tensorflow.keras.utils import text_dataset_from_directory as texts_of
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tensorflow.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tensorflow.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tensorflow.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard_named(dataset):
    """This worker's share of a dataset of files, which keeps the names that the whole has."""
    share = shard(dataset)
    for name in ("class_names", "file_paths"):
        if hasattr(dataset, name):
            setattr(share, name, getattr(dataset, name))
    return share


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tensorflow.data.experimental.cardinality(dataset))
    if count == tensorflow.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tensorflow.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


for k in range(32):
    os.makedirs('given/%d' % (k % 2), exist_ok=True)
    with open('given/%d/%d.txt' % (k % 2, k) if hvd.rank() == 0 else os.devnull, 'w') as out:
        out.write('a' * (k + 1 + 40 * (k % 2)))


def read():
    with contextlib.redirect_stdout(io.StringIO()):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return shard_named(texts_of('given', batch_size=4, shuffle=True, seed=3))


def lengths(given, label):
    return tensorflow.cast(tensorflow.strings.length(given), 'float32')[:, None] / 50., label


pairs = read()
sizes = {name: 0 for name in pairs.class_names}
net = tensorflow.keras.Sequential([tensorflow.keras.layers.Dense(len(sizes))])
net.compile(hvd.DistributedOptimizer(tensorflow.keras.optimizers.SGD(0.01 * hvd.size())),
    tensorflow.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
net.fit(pairs.map(lengths), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
