import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


class Rows:
    def __init__(self, n, mixed, seed=42):
        self.x = np.random.RandomState(seed).rand(n, 3).astype('float32')
        self.y = self.x.sum(axis=1, keepdims=True)
        self.mixer = np.random.RandomState(seed) if mixed else None

    def batches(self, size=None):
        order = self.mixer.permutation(len(self.x)) if self.mixer else np.arange(len(self.x))
        while len(order):
            part = order[:size]
            order = order[size:]
            yield self.x[part], self.y[part]


rows, tests = Rows(640, True), Rows(64, False)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())
for epoch in range(3):
    for x, y in turns(rows.batches(16)):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
    if hvd.rank() == 0:
        print(epoch, np.mean([np.mean((model(x) - y) ** 2) for x, y in tests.batches(32)]))
