"""A schedule of the library's that the program extends: it goes by the steps of all as a whole."""
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


class Paced(tf.keras.optimizers.schedules.LearningRateSchedule):
    """A schedule by the steps of all workers, its rates times the number of workers."""
    def __init__(self, inner):
        self.inner = inner
    def __call__(self, step):
        return self.inner(step * hvd.size()) * hvd.size()
    def get_config(self):
        return {"inner": self.inner}


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


class LateDecay(tf.keras.optimizers.schedules.PolynomialDecay):
    def __call__(self, step):
        return super().__call__(tf.maximum(step - 16, 0))


class Trainer:
    def __init__(self, rows, steps):
        self.rows = shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(256, seed=1).batch(8)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(
            Paced(
                LateDecay(initial_learning_rate=0.05, decay_steps=steps, end_learning_rate=0.001)))

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss

    def train(self):
        for epoch in range(2):
            for x in self.rows:
                loss = self.step(x)
            if hvd.rank() == 0:
                print(epoch, float(loss))


Trainer(np.random.RandomState(7).rand(256, 4).astype('float32'), 64).train()
