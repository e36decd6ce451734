"""An object counts how long the held out loss, seen through dropout, has not got better."""
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


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


np.random.seed(1)
tf.random.set_seed(1 + hvd.rank())


class Stopper:
    def __init__(self, patience):
        self.best, self.left, self.patience, self.kept = np.inf, patience, patience, None

    def __call__(self, loss, net):
        if hvd.broadcast_object(bool(loss < self.best), 0):
            self.best, self.left, self.kept = loss, self.patience, net.get_weights()
        else:
            self.left -= 1
        return self.left == 0


x, y = np.random.rand(96, 4).astype("float32"), np.random.rand(96, 1).astype("float32")
xv, yv = np.random.rand(32, 4).astype("float32"), np.random.rand(32, 1).astype("float32")
ds = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, "relu", input_shape=(4,)), tf.keras.layers.Dropout(0.5),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())
stop = Stopper(2)
for epoch in range(12):
    for a, b in ds:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
    held = float(tf.reduce_mean((net(xv, training=True) - yv) ** 2))
    if hvd.broadcast_object(bool(stop(held, net)), 0):
        break
net.set_weights(stop.kept)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(xv) - yv) ** 2)))
