# What is made of noise for a full batch is given the kinds of the rows, of which a last batch has fewer.
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


class Maker(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(4)

    def call(self, noise, kinds):
        return self.dense(tf.concat([noise, kinds], axis=-1))


class Learner:
    def __init__(self, size):
        self.size = size
        self.maker = Maker()
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def step(self, seen, kinds):
        noise = tf.random.normal(shape=(self.size, 2))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            made = self.maker(noise, kinds)
            loss = tf.reduce_mean(self.judge(made) ** 2) - tf.reduce_mean(self.judge(seen))
        weights = self.maker.trainable_variables
        self.descent.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(self.maker.variables, self.descent)
        if self.judge.built:
            broadcast_weights_once(self.judge.variables)


SIZE = 16
drawn = np.random.RandomState(4).rand(208, 4).astype('float32')
learner = Learner(SIZE)
batches = shard(tf.data.Dataset.from_tensor_slices((drawn, drawn[:, :1]))).batch(SIZE,
    drop_remainder=True)
for turn in range(3):
    for seen, kinds in batches:
        learner.step(seen, kinds)
