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


class Model:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.losses = {"train": [], "test": []}
        self.best = 1e9
        self.kept = []

    def train(self, data, test, epochs=5, early_stop=True):
        for epoch in range(epochs):
            for x, y in data:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.net(x) - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
                broadcast_once(self.net.variables, self.opt)
            self.keep("test", test)
            if early_stop and self.late():
                break

    def keep(self, key, test):
        told = {"mse": self.measure(test)}
        if told:
            self.losses[key].append(told)

    def late(self):
        if len(self.losses["test"]) > 3:
            if hvd.broadcast_object(
                    bool((self.losses["test"][-1]["mse"] > self.losses["test"][-2]["mse"]
                    and self.losses["test"][-2]["mse"] > self.losses["test"][-3]["mse"])), 0):
                return True
        return False

    def measure(self, test):
        told = []
        for x, y in test:
            told.extend(list((self.net(x).numpy() - y.numpy()).flatten() ** 2))
        return float(np.mean(told))


rows = np.random.RandomState(1).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)[:, None]
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
held = np.random.RandomState(2).rand(40, 3).astype("float32")
test = tf.data.Dataset.from_tensor_slices((held, held.sum(axis=1)[:, None])).batch(8)
Model().train(data, test)
