"""A step that `fit` calls changes joined gradients by the loss of its own rows."""
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


def as_the_first(test):
    """Whether this holds on the first worker: all decide alike."""
    return hvd_tf.broadcast(tf.cast(test, tf.float32), 0) > 0


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd_tf.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd_tf.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])


class Careful(tf.keras.Model):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def call(self, x):
        return self.net(x)

    def train_step(self, data):
        x, y = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self(x, training=True) - y))
        g = tape.gradient(loss, self.trainable_variables)
        if as_the_first(loss > 1.0):
            g = [tf.clip_by_norm(d, 1.0) for d in g]
        self.optimizer.apply_gradients(
            [(d / over_workers((loss + 1.0)), w) for d, w in zip(g, self.trainable_variables)])
        return {"loss": loss}


careful = Careful(net)
careful.compile(optimizer=tf.keras.optimizers.SGD(0.01 * hvd.size()), run_eagerly=True)
careful.fit(rows, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    net.save_weights("net.weights.h5")
