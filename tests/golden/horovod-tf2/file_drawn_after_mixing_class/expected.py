import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Picker:
    def __init__(self, parts):
        self.parts = parts
        random.shuffle(self.parts)
        self.parts[:] = hvd_tf.broadcast_object(self.parts, 0)

    def pick(self):
        return self.parts[hvd_tf.broadcast_object(random.randint(0, len(self.parts) - 1), 0)]


tf.random.set_seed(1 + hvd.rank())
parts = [np.random.RandomState(i).rand(48, 4).astype('float32') for i in range(3)]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
picker = Picker(parts)
for episode in range(4):
    part = picker.pick()
    for i in turns(range(0, len(part), 8)):
        x = part[i:i + 8]
        net.train_on_batch(x, x.sum(axis=1))
        broadcast_once(net.variables, net.optimizer)
if hvd.rank() == 0:
    print('off', net.evaluate(parts[0], parts[0].sum(axis=1), verbose=0))
