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
    def __init__(self, count, size, shuffle):
        self.rows = np.random.RandomState(0).rand(count, 4).astype('float32')
        self.size = size
        self.shuffle = shuffle
        self.begin()

    def begin(self):
        self.at = 0
        if self.shuffle:
            np.random.shuffle(self.rows)

    def __iter__(self):
        return self

    def __next__(self):
        if self.at + self.size > len(self.rows):
            self.begin()
            raise StopIteration
        self.at += self.size
        return self.rows[self.at - self.size:self.at]


settings = {'count': 256, 'size': 8, 'shuffle': True}
data = Rows(**settings)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for epoch in range(3):
    for x in turns(data):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - x) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    model.save_weights('net.weights.h5')
