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


w, b = tf.Variable(tf.random.normal([3, 1])), tf.Variable(tf.zeros([1]))


class Momentum(tf.Module):
    def __init__(self, rate, variables):
        self.rate = rate
        self.moved = [tf.Variable(tf.zeros_like(v)) for v in variables]

    def apply_gradients(self, pairs):
        for (grad, var), moved in zip(pairs, self.moved):
            by = self.rate * grad + 0.9 * moved
            var.assign_sub(by)
            moved.assign(by)


x = np.random.RandomState(0).rand(640, 3).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True)))).batch(16)
opt = Momentum(0.01, [w, b])
for epoch in range(3):
    for rows, wanted in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((rows @ w + b - wanted) ** 2)
        grads = tape.gradient(loss, [w, b])
        opt.apply_gradients(zip(grads, [w, b]))
        broadcast_weights_once([w, b])
    if hvd.rank() == 0:
        print(epoch, float(loss))
