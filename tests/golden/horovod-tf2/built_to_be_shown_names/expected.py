"""Networks that are built to be counted and shown: all workers build them, or later names differ."""
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


def build(units):
    return tf.keras.Sequential([
        tf.keras.layers.Dense(units, input_shape=(4,)),
        tf.keras.layers.Dense(1),
    ])


def describe(units):
    value = build(units)
    if hvd.rank() == 0:
        value.summary()


value_2 = build(8).count_params()
if hvd.rank() == 0:
    print("weights", value_2)
value_3 = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))]).count_params()
if hvd.rank() == 0:
    print(value_3)
describe(8)
rows = np.random.RandomState(0).rand(160, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(1)))).batch(8)
model = build(8)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


@tf.function
def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for x, y in data:
    step(x, y)
    broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    print("trained", model.count_params())
