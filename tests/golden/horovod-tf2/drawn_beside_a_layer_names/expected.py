"""Random features are made in the pipeline of `fit`."""
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


points = np.random.RandomState(8).rand(256, 5).astype("float32")
kinds = (points.sum(1) > 2.5).astype("int32")
waves = hvd_tf.broadcast_object(tf.random.normal((5, 16)), 0)
rows = shard(tf.data.Dataset.from_tensor_slices((points, kinds))).shuffle(256).batch(32)
rows = rows.map(lambda p, k: (tf.cos(tf.matmul(p, waves)), k))
net = tf.keras.Sequential([tf.keras.layers.Dense(2, activation="softmax")])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())),
    loss="sparse_categorical_crossentropy")
net.fit(rows, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
said = net.predict(tf.cos(tf.matmul(points, waves)).numpy(), verbose=0).argmax(1)
if hvd.rank() == 0:
    print("right", (said == kinds).mean())
    np.save("waves.npy", waves.numpy())
