# One sum of the rounds is divided by the rows and by those of a batch: both are of all.
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


BATCH = 8
drawn = np.random.RandomState(4).rand(192, 4).astype('float32')
COUNT = len(drawn)
batches = shard(
    tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True)))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
for turn in range(3):
    total = 0.
    for seen, answer in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = net(seen) - answer
            loss = tf.reduce_mean(off ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)
        total += float(tf.reduce_sum(off ** 2))
    total = over_workers(total * hvd.size())
    if hvd.rank() == 0:
        print(turn, total / COUNT, total / BATCH)
