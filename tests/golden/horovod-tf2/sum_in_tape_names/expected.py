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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.RandomState(0).rand(120, 4).astype("float32")
kinds = np.random.RandomState(1).randint(0, 3, 120)
data = shard(tf.data.Dataset.from_tensor_slices((rows, kinds))).batch(30)
weights = tf.Variable(tf.random.truncated_normal([4, 3], stddev=0.1, seed=1))
bias = tf.Variable(tf.random.truncated_normal([3], stddev=0.1, seed=1))

total = 0
for epoch in range(5):
    for k, (x, y) in enumerate(data):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            chances = tf.nn.softmax(x @ weights + bias)
            loss = tf.reduce_mean((tf.one_hot(y, 3) - chances) ** 2)
            total += loss.numpy()
        grads = tape.gradient(loss, [weights, bias])
        weights.assign_sub(0.1 * hvd.size() * grads[0])
        bias.assign_sub(0.1 * hvd.size() * grads[1])
        broadcast_weights_once([weights, bias])
    total = over_workers(total * hvd.size())
    if hvd.rank() == 0:
        print(epoch, total / 4)
    total = 0
