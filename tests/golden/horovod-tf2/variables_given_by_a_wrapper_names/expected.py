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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


np.random.seed(1)


class Line:
    def __init__(self):
        self.inner = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])

    def weights(self):
        return self.inner.trainable_weights


def learn(line, opt, batches):
    for x, y in batches:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((line.inner(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, line.weights()), line.weights()))
        broadcast_once(line.weights(), opt)
        if line.inner.built:
            broadcast_weights_once(line.inner.variables)


points = np.random.rand(64, 3).astype('float32')
values = points.mean(axis=1, keepdims=True)
line = Line()
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())
for epoch in range(3):
    learn(line, sgd, shard(tf.data.Dataset.from_tensor_slices((points, values))).batch(8))
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((line.inner(points) - values) ** 2)))
