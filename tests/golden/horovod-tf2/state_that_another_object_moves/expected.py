"""Objects move what the loss reads: one by a name of its own, one calls itself by another word."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rng = np.random.RandomState(2)
waves = rng.rand(320, 6).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices(waves)).shuffle(320, seed=1).batch(16)


class Middle(tf.Module):
    def __init__(self):
        super().__init__()
        self.at = tf.Variable(tf.zeros([6]), trainable=False)

    def move(self, rows):
        self.at.assign(0.9 * self.at + 0.1 * tf.reduce_mean(rows, 0))


class Coder(tf.Module):
    def __init__(self):
        super().__init__()
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(6,))])
        self.far = tf.Variable(tf.random.normal([6]), trainable=False)
        self.middle = Middle()
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    @tf.function
    def learn(me, rows):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((me.enc(rows) - rows - me.middle.at - me.far) ** 2)
        v = me.enc.trainable_variables
        me.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        me.far.assign(hvd.allreduce(0.9 * me.far + 0.1 * tf.reduce_mean(rows, 0)))
        me.middle.move(rows)
        return loss


coder = Coder()
for turn in range(3):
    for a in data:
        coder.learn(a)
        broadcast_once(coder.enc.variables, coder.opt)
        broadcast_weights_once([coder.far])
