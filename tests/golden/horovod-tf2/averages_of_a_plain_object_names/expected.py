"""The same without bases, where a function trains it."""
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


def join_averages_of_object(owner):
    """Let averages of batch normalisation in an object's layers be those of all workers."""
    layers = [x for x in vars(owner).values() if isinstance(x, tf.keras.layers.Layer)]
    weights = [v for x in layers if x.built for v in x.non_trainable_weights]
    kept = [v for v in weights if "moving_" in v.name]
    for v, mean in zip(kept, hvd.grouped_allreduce(kept) if kept else []):
        v.assign(mean)


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


class Weights:
    def __init__(self):
        self.w = tf.Variable(tf.random.stateless_normal([4, 6], seed=(5, 6)))
        self.v = tf.Variable(tf.random.stateless_normal([6, 1], seed=(7, 8)))
        self.evened = tf.keras.layers.BatchNormalization()
        self.trainable_variables = [self.w, self.v]

    def __call__(self, seen, learning):
        return tf.matmul(self.evened(tf.matmul(seen, self.w), training=learning), self.v)


def train(held, pairs, by):
    for seen, answer in pairs:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean(tf.abs(held(seen, True) - answer))
        slopes = tape.gradient(off, held.trainable_variables)
        by.apply_gradients(zip(slopes, held.trainable_variables))
        broadcast_once(held.trainable_variables, by)
    join_averages_of_object(held)


table = np.random.RandomState(4).rand(80, 4).astype('float32')
held = Weights()
train(held, shard(tf.data.Dataset.from_tensor_slices((table, table[:, :1]))).batch(8),
    tf.keras.optimizers.Adam(0.01 * hvd.size()))
if hvd.rank() == 0:
    print(np.isfinite(held(table, False).numpy()).all())
