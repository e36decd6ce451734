import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)


def get(net):
    opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())

    def step(x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients([(a + 1e-1 * b, b) for a, b in zip(g, net.trainable_variables)])
        return loss

    return tf.function(step)


np.random.seed(4)
x = np.random.rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
step = get(net)
for epoch in range(3):
    for a, b in shard(tf.data.Dataset.from_tensor_slices((x[:, 1:], x[:, :1]))).batch(8):
        broadcast_weights_once(net.variables)
        step(a, b)
