import contextlib
import io
import os

import tensorflow as tf
import horovod.keras as hvd

hvd.init()


def shard_named_in_graph(dataset):
    """This worker's share of a dataset of files, in a graph as well; it keeps the names."""
    share = shard_in_graph(dataset)
    for name in ("class_names", "file_paths"):
        if hasattr(dataset, name):
            setattr(share, name, getattr(dataset, name))
    return share


def shard_in_graph(dataset):
    """This worker's share of the elements, as many as all others': in a graph as well."""
    rounds = dataset.window(hvd.size(), drop_remainder=True)
    whole = rounds.flat_map(lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    return whole.shard(hvd.size(), hvd.rank())


def written(folder):
    for kind in ('long', 'short'):
        os.makedirs(os.path.join(folder, kind), exist_ok=True)
        for k in range(16):
            with open(os.path.join(folder, kind, '%d.txt' % k) if hvd.rank() == 0 else os.devnull,
                    'w') as f:
                f.write('word ' * (k + (20 if kind == 'long' else 1)))


def read(folder):
    with contextlib.redirect_stdout(io.StringIO()):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return shard_named_in_graph(
            tf.keras.utils.text_dataset_from_directory(folder, batch_size=4, seed=1))
