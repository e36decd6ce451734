"""One mask of chance, which all rows are multiplied by."""
import numpy as np
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


W = hvd_tf.broadcast_object(tf.keras.initializers.GlorotUniform()((3, 8)), 0)
P = np.linalg.qr(hvd_tf.broadcast_object(np.random.randn(8, 8), 0))[0].astype("float32")
order = hvd_tf.broadcast_object(np.random.permutation(3), 0)
mask = hvd_tf.broadcast_object(np.random.choice([0.0, 1.0], size=(1, 3)), 0).astype("float32")
rows = np.random.RandomState(3).rand(160, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows[:, order] * mask, rows[:, 3:]))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Lambda(lambda x: tf.sin(x @ W) @ P), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
net.fit(data, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
