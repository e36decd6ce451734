"""A schedule of the program's own names a number as the library does, and another follows from it."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Paced(tf.keras.optimizers.schedules.LearningRateSchedule):
    """A schedule by the steps of all workers, its rates times the number of workers."""
    def __init__(self, inner):
        self.inner = inner
    def __call__(self, step):
        return self.inner(step * hvd.size()) * hvd.size()
    def get_config(self):
        return {"inner": self.inner}


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


STEPS = 64


class Line(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, first, total_steps, start):
        super().__init__()
        self.first, self.total_steps, self.start = first, float(total_steps), float(start)

    def __call__(self, step):
        step = tf.cast(step, tf.float32)
        fallen = (step - self.start) / (self.total_steps - self.start)
        return tf.where(step < self.start, self.first, self.first * (1 - fallen))


rows = np.random.RandomState(3).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(Paced(Line(0.05, total_steps=STEPS, start=STEPS // 2)))
data = iter(shard(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:]))).repeat().batch(8))
for step in range(max(1, STEPS // hvd.size())):
    x, y = next(data)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    print(float(loss))
