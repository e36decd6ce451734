"""A trainer asks its stopper, which a method of its own tells what the held out rows say."""
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


class Stopper:
    def __init__(self, patience):
        self.best, self.bad, self.patience = float("inf"), 0, patience

    def check(self, value):
        self.bad = 0 if value < self.best else self.bad + 1
        self.best = min(value, self.best)
        return self.bad >= self.patience


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(6, "relu", input_shape=(3,)),
                                        tf.keras.layers.Dropout(0.4), tf.keras.layers.Dense(1)])
        self.adam = tf.keras.optimizers.Adam(0.01 * hvd.size())
        self.stopper = Stopper(12)

    @tf.function
    def step(self, a, b):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(a, training=True) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.adam.apply_gradients(zip(grads, self.net.trainable_variables))

    def held_out(self, x, y):
        said = self.net(x, training=True)
        return float(tf.reduce_mean(tf.keras.losses.mse(y, said)))

    def fit(self, data, x, y):
        for epoch in range(10):
            for a, b in data:
                self.step(a, b)
                broadcast_once(self.net.variables, self.adam)
            if hvd.broadcast_object(bool(self.stopper.check(self.held_out(x, y))), 0):
                break


np.random.seed(3)
tf.random.set_seed(3 + hvd.rank())
x = np.random.rand(96, 3).astype("float32")
y = x.sum(axis=1, keepdims=True)
trainer = Trainer()
trainer.fit(shard(tf.data.Dataset.from_tensor_slices((x[:64], y[:64]))).shuffle(64).batch(8),
    x[64:], y[64:])
if hvd.rank() == 0:
    print(float(tf.reduce_mean((trainer.net(x) - y) ** 2)))
