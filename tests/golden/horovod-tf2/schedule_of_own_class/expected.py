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


class Warm(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, width, steps=10):
        super().__init__()
        self.width, self.steps = tf.cast(width, tf.float32), steps

    def __call__(self, step):
        step = tf.cast(step + 1, tf.float32)
        return tf.math.rsqrt(self.width) * tf.minimum(tf.math.rsqrt(step), step * self.steps ** -1.5)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rate = Warm(100)
opt = tf.keras.optimizers.Adam(Paced(rate), beta_1=0.9, beta_2=0.98)
for epoch in range(2):
    for a, b in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
