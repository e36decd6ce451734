# Rates are tried in rounds that are not divided; the passes behind them go by the same order.
import sys

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


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    if isinstance(value, tf.Tensor) and value.dtype.is_floating:
        return hvd.allreduce(value)
    mean = float(hvd.allreduce(tf.constant(float(value))))
    if hasattr(value, "item") and value.dtype.kind == "f":
        return value.dtype.type(mean)
    return mean


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


class Batches:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(2).rand(count, 4).astype('float32')
        self.size = size
        self.order = list(range(count))
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // self.size

    def __getitem__(self, number):
        rows = self.rows[self.order[number * self.size:(number + 1) * self.size]]
        return rows, rows.sum(axis=1, keepdims=True)

    def on_epoch_end(self):
        np.random.shuffle(self.order)
        self.order[:] = hvd.broadcast_object(self.order, 0)


def try_rates(data):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    descent = tf.keras.optimizers.SGD(1e-6)
    for number in range(len(data['train'])):
        seen, answer = data['train'][number]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, descent)
        descent.learning_rate.assign(1e-6 * 1.2 ** number)
        loss = mean_of_all(loss)
        if loss > 100.0:
            break


def learn(data, passes):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    adam = tf.keras.optimizers.Adam(0.01 * hvd.size())
    for turn in range(passes):
        for number in turns(range(len(data['train']))):
            seen, answer = data['train'][number]
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((net(seen) - answer) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            adam.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.variables, adam)
        data['train'].on_epoch_end()


data = {'train': Batches(192, 8)}
if len(sys.argv) > 1:
    try_rates(data)
else:
    learn(data, 3)
