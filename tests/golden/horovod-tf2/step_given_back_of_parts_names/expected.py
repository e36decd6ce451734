"""One part alone is trained, and the function is told by words what it is to train."""
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


class Holder:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])


def learner(of=None, by=None):
    @tf.function
    def learn(a, b):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((of.body(a)[:, 0] - b) ** 2)
        slopes = tape.gradient(loss, of.body.trainable_variables)
        by.apply_gradients(zip(slopes, of.body.trainable_variables))
    return learn


np.random.seed(3)
tf.random.set_seed(3 + hvd.rank())
x = np.random.rand(64, 3).astype('float32')
holder, sgd = Holder(), tf.keras.optimizers.SGD(0.05 * hvd.size())
learn = learner(of=holder, by=sgd)
for turn in range(4):
    for a, b in shard(tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1)))).batch(8):
        learn(a, b)
        broadcast_once(holder.body.variables, sgd)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((holder.body(x)[:, 0] - x.sum(axis=1)) ** 2)))
