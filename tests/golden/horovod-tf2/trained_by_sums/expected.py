"""A first net learns without any optimizer, a second one by `fit` from what it gives."""
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


class Machine(tf.Module):
    def __init__(self, n, m):
        super().__init__()
        self.w = tf.Variable(hvd_tf.broadcast_object(tf.random.normal((n, m), stddev=0.1), 0))

    def hidden(self, v):
        return tf.sigmoid(tf.matmul(v, self.w))

    def learn(self, v):
        h = tf.cast(self.hidden(v) > tf.random.uniform((tf.shape(v)[0], self.w.shape[1])), tf.float32)
        back = tf.sigmoid(tf.matmul(h, self.w, transpose_b=True))
        self.w.assign_add(hvd_tf.allreduce(0.01 * (tf.matmul(v, h, transpose_a=True)
                                  - tf.matmul(back, self.hidden(back), transpose_a=True))))


x = np.random.RandomState(10).rand(320, 6).astype("float32")
y = (x.sum(1) > 3).astype("int32")
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)
first = Machine(6, 4)
for _ in range(2):
    for v, _ in rows:
        first.learn(v)
net = tf.keras.Sequential([tf.keras.layers.Dense(2, activation="softmax")])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())),
    loss="sparse_categorical_crossentropy")
net.fit(shard(rows).map(lambda a, b: (first.hidden(a), b)), epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
said = net.predict(first.hidden(x).numpy(), verbose=0).argmax(1)
if hvd.rank() == 0:
    print("right", (said == y).mean())
