"""Chance changes weights, gradients and the rate in the rounds; noise in what is given does not."""
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


rows = np.random.RandomState(3).rand(320, 3).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1, keepdims=True))))
data = data.shuffle(320).batch(8, drop_remainder=True)
net = tf.keras.Sequential(
    [tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
noise = tf.Variable(tf.zeros([8, 3]), trainable=False)
kept = tf.Variable(tf.ones([3]), trainable=False)
begin = tf.keras.initializers.GlorotUniform()


@tf.function
def learn(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x * kept + noise) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    grads = [g + hvd.broadcast(tf.random.normal(tf.shape(g), stddev=0.01), 0) for g in grads]
    opt.apply_gradients(zip(grads, net.trainable_variables))


def shake(weights):
    for w in weights:
        w.assign_add(hvd.broadcast_object(tf.random.normal(w.shape, stddev=0.01), 0))


for epoch in range(4):
    if epoch == 2:
        net.layers[-1].kernel.assign(hvd.broadcast_object(begin([4, 1]), 0))
    kept.assign(hvd.broadcast_object(np.random.binomial(1, 0.8, [3]).astype("float32"), 0))
    opt.learning_rate = hvd.broadcast_object(10 ** np.random.uniform(-3, -2) * hvd.size(), 0)
    for x, y in data:
        noise.assign(tf.random.normal([8, 3], stddev=0.01))
        learn(x, y)
        broadcast_once(net.variables, opt)
    shake(net.trainable_variables)
