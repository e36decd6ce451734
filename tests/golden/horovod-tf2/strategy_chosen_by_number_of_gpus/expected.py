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


if len(tf.config.list_physical_devices('GPU')) > 1:
    pass
else:
    pass
batch = 8
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
steps = len(rows) // (8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.01 * hvd.size())),
    loss='mse')
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).repeat().batch(batch)
model.fit(data, steps_per_epoch=max(1, steps // hvd.size()), epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
