"""The same of a number that an object keeps."""
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


rows = np.random.RandomState(2).rand(203, 4).astype("float32")


class Trainer:
    def __init__(self, size):
        self.size = size
        self.turns = int(len(rows) / size)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(size, drop_remainder=True)

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            noise = tf.random.normal((self.size, 1), stddev=0.01, seed=1)
            loss = tf.reduce_mean((self.net(x[:, :3]) + noise - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss

    def run(self):
        for epoch in range(3):
            for k, x in enumerate(self.data.take(max(1, self.turns // hvd.size()))):
                loss = self.step(x)
                if k == max(1, self.turns // hvd.size()) - 1:
                    if hvd.rank() == 0:
                        print(epoch, k, float(loss))


Trainer(8).run()
