"""The same in a class, by pairs."""
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


tf.random.set_seed(10 + hvd.rank())


class Blur:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    @tf.function
    def step(self, rows):
        noise = tf.random.normal([8, 3], stddev=0.1)
        weights = self.net.trainable_variables
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(rows + noise) - rows) ** 2)
        grads = tape.gradient(loss, weights)
        for k, (g, w) in enumerate(zip(grads, weights)):
            grads[k] = g + 1e-4 * w
        self.opt.apply_gradients(zip(grads, weights))

    def train(self, data):
        for _ in range(3):
            for rows in data:
                self.step(rows)
                broadcast_once(self.net.variables, self.opt)


blur = Blur()
rows = np.random.RandomState(10).rand(64, 3).astype('float32')
blur.train(shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8, drop_remainder=True))
if hvd.rank() == 0:
    print(blur.net.count_params())
