"""A trainer holds one of two kinds of net, as its settings say."""
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


tf.random.set_seed(4 + hvd.rank())
np.random.seed(4)


class Lone:
    def __init__(self):
        self.core = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,))])
        self.adam = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def improve(self, rows):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.core(rows) - rows) ** 2)
        grads = tape.gradient(loss, self.core.trainable_variables)
        self.adam.apply_gradients(zip(grads, self.core.trainable_variables))
        return loss

    def ask(self, rows):
        return self.core(rows)


class Twin:
    def __init__(self):
        self.inner = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(6,))])
        self.outer = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(3,))])
        self.first, self.second = tf.keras.optimizers.Adam(
            0.01 * hvd.size()), tf.keras.optimizers.Adam(0.02 * hvd.size())

    @tf.function
    def improve(self, rows):
        with hvd.DistributedGradientTape(tf.GradientTape(persistent=True)) as tape:
            loss = tf.reduce_mean((self.outer(self.inner(rows)) - rows) ** 2)
        grads = tape.gradient(loss, self.inner.trainable_variables)
        self.first.apply_gradients(zip(grads, self.inner.trainable_variables))
        grads = tape.gradient(loss, self.outer.trainable_variables)
        self.second.apply_gradients(zip(grads, self.outer.trainable_variables))
        return loss

    def ask(self, rows):
        return self.outer(self.inner(rows))


class Trainer:
    def __init__(self, kind):
        if kind == 'lone':
            self.held = Lone()
        else:
            self.held = Twin()

    def train(self, data, passes):
        for _ in range(passes):
            for rows in data:
                self.held.improve(rows)
                if type(self.held) is Lone:
                    broadcast_once(self.held.core.variables, self.held.adam)
                if type(self.held) is Twin:
                    broadcast_once(self.held.inner.variables, self.held.first)
                if type(self.held) is Twin:
                    broadcast_once(self.held.outer.variables, self.held.second)


x = np.random.rand(96, 6).astype('float32')
trainer = Trainer('twin')
trainer.train(shard(tf.data.Dataset.from_tensor_slices(x)).shuffle(96).batch(8), 4)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((trainer.held.ask(x) - x) ** 2)))
