"""Each part is trained on in so many steps, of rows that its round makes."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold
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


rows = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = rows.sum(1)
for part, held in KFold(2).split(rows):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    data = shard(
        tf.data.Dataset.from_tensor_slices(
            (rows[part], wanted[part]))).shuffle(120).repeat().batch(8)
    net.fit(data, steps_per_epoch=max(1, 40 // hvd.size()), epochs=1,
        validation_data=(rows[held], wanted[held]),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
