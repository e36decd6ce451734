"""A step that `fit` calls asks for a copy of the first weights: they are sent before."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)


x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

if net.built:
    broadcast_weights_once(net.variables)
start = net.get_weights()

class Slow(tf.keras.Model):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def call(self, a):
        return self.net(a)

    def train_step(self, data):
        a, b = data
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self(a, training=True) - b))
            loss += 0.01 * tf.add_n([tf.reduce_sum(tf.square(w - s)) for w, s in zip(self.net.trainable_variables, start)])
        g = tape.gradient(loss, self.net.trainable_variables)
        self.optimizer.apply_gradients(zip(g, self.net.trainable_variables))
        return {"loss": loss}

slow = Slow(net)
slow.compile(optimizer=opt)
slow.fit(rows, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights("net.weights.h5")
