import tensorflow as tf
from tensorflow.keras import datasets, layers, optimizers, Sequential
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


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(xs, ys), _ = datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
xs = tf.convert_to_tensor(xs, dtype=tf.float32) / 255.
db = shard(tf.data.Dataset.from_tensor_slices((xs, ys)))
db = db.batch(32).repeat(2)

network = Sequential([layers.Dense(16, activation='relu'), layers.Dense(10)])
network.build(input_shape=(None, 28 * 28))
optimizer = optimizers.SGD(learning_rate=0.01 * hvd.size())

for step, (x, y) in enumerate(db):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        x = tf.reshape(x, (-1, 28 * 28))
        out = network(x)
        loss = tf.reduce_mean(tf.square(out - tf.one_hot(y, depth=10)))
    grads = tape.gradient(loss, network.trainable_variables)
    optimizer.apply_gradients(zip(grads, network.trainable_variables))
    broadcast_once(network.variables, optimizer)
    if step % 200 == 0:
        if hvd.rank() == 0:
            print(step, 'loss:', float(loss))
