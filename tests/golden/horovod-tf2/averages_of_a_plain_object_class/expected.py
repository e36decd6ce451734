"""An object that gives the variables of its net, and trains it."""
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Learner:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization(),
                                         tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    @property
    def variables(self):
        return self.body.trainable_variables

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.body(x, training=True) - y) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.variables), self.variables))
        broadcast_once(self.variables, self.opt)
        if self.body.built:
            broadcast_weights_once(self.body.variables)


rows = np.random.RandomState(1).rand(96, 3).astype('float32')
learner = Learner()
for x, y in shard(
        tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True)))).batch(8).repeat(2):
    learner.step(x, y)
join_averages(learner.body)
if hvd.rank() == 0:
    learner.body.save_weights('body.h5')
    print(np.isfinite(learner.body(rows).numpy()).all())
