import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


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


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8)
