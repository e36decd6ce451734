"""A schedule is asked for the rate of each pass, and for the first one; another one is asked in each round."""
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


rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
of_pass = tf.keras.optimizers.schedules.PiecewiseConstantDecay([1, 3], [0.01, 0.001, 0.0001])
of_round = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 24, 0.5)
opt = tf.keras.optimizers.SGD(of_pass(0) * hvd.size())


def step(x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)


for epoch in range(3):
    opt.learning_rate = of_pass(epoch) * hvd.size()
    for x in data:
        step(x)
k = 0
for epoch in range(3):
    for x in data:
        opt.learning_rate = of_round(k * hvd.size()) * hvd.size()
        step(x)
        k += 1
