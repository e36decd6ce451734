"""The same with other names of the library's, in an optimizer that has a decay itself."""
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


class Bent(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, min_lr, turn):
        super().__init__()
        self.initial_learning_rate, self.min_lr = initial_learning_rate, min_lr
        self.decay_steps, self.turn = decay_steps, turn

    def __call__(self, count):
        part = (tf.cast(count, tf.float32) - self.turn) / (self.decay_steps - self.turn)
        whole = tf.clip_by_value(part, 0.0, 1.0)
        return self.initial_learning_rate + (self.min_lr - self.initial_learning_rate) * whole


values = np.random.RandomState(5).rand(256, 3).astype('float32')
feed = shard(tf.data.Dataset.from_tensor_slices((values, values.sum(1, keepdims=True)))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
falls = Bent(initial_learning_rate=0.05, decay_steps=96, min_lr=0.001, turn=40)
sgd = tf.keras.optimizers.SGD(learning_rate=Paced(falls))
for turn in range(3):
    for given, wanted in feed:
        with hvd.DistributedGradientTape(tf.GradientTape()) as seen:
            off = tf.reduce_mean((model(given) - wanted) ** 2)
        parts = seen.gradient(off, model.trainable_variables)
        sgd.apply_gradients(zip(parts, model.trainable_variables))
        broadcast_once(model.variables, sgd)
if hvd.rank() == 0:
    print(float(off))
