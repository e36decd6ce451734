import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


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


def weigh(wanted):
    weights = tf.ones_like(wanted[:, 0])
    for column in range(2):
        weights += 0.5 * wanted[:, column]
    return weights


def step(net, opt, loss_of, a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_of(y_true=b, y_pred=net(a, training=True), sample_weight=weigh(b))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)


def train(net, opt, loss_of, data):
    for a, b in data:
        step(net, opt, loss_of, a, b)
    join_averages(net)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 2).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)), tf.keras.layers.Dense(2)])
train(net, tf.keras.optimizers.SGD(0.1 * hvd.size()), tf.keras.losses.MeanSquaredError(), data)
if hvd.rank() == 0:
    net.save_weights("net.h5")
