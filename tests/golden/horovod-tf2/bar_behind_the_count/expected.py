"""Batches in a list are counted, a bar goes with them, and every so many the weights are kept."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
import horovod.tensorflow as hvd
import itertools

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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rng = np.random.RandomState(7)
signals = rng.rand(320, 6).astype('float32')
sums = signals.sum(axis=1, keepdims=True)
batches = [(signals[k:k + 8], sums[k:k + 8]) for k in range(0, 320, 8)]


class Trained:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        return loss

    def learn(self, passes):
        for epoch in range(passes):
            total = 0.0
            for k, (x, y) in tqdm(enumerate(turns(batches)), total=len(batches) // hvd.size(),
                    disable=hvd.rank() > 0):
                total += float(self.step(x, y))
                if (k + 1) % max(1, 20 // hvd.size()) == 0:
                    if hvd.rank() == 0:
                        self.net.save_weights('net.weights.h5')
            total = over_workers(total * hvd.size())
            if hvd.rank() == 0:
                print('epoch', epoch, 'loss',
                    total / (max(1, len(batches) // hvd.size()) * hvd.size()))
            for k, (x, y) in enumerate(tqdm(turns(batches), disable=hvd.rank() > 0)):
                self.step(x, y)


Trained().learn(2)
