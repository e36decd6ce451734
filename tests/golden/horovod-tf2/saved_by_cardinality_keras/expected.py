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


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8)
batches = tf.data.experimental.cardinality(data).numpy()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())),
    loss="mse")
kept = tf.keras.callbacks.ModelCheckpoint("kept/at{epoch:02d}.h5", save_freq=int(batches * 2))
net.fit(data, epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()] + ([kept] if hvd.rank() == 0 else []),
    verbose=1 if hvd.rank() == 0 else 0)
