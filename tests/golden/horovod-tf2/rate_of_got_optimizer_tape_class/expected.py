"""An object is told the name of its optimizer."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


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


class Pupil:
    def __init__(self, kind='adam'):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = with_scaled_rate(tf.keras.optimizers.get(kind))

    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)


rows = np.random.RandomState(0).rand(256, 4).astype('float32')
pupil = Pupil('sgd')
for epoch in range(3):
    for x, y in shard(
            tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True)))).batch(8):
        pupil.learn(x, y)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((pupil.net(rows) - rows.sum(1, keepdims=True)) ** 2)))
