"""Rows are numbered, and what a network says of each is told by its number."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
wanted = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), "mse")
for epoch in range(3):
    for k in turns(range(0, len(points), 16)):
        line.train_on_batch(points[k:k + 16], wanted[k:k + 16])
        broadcast_once(line.variables, line.optimizer)
numbers = np.arange(len(points))
for k in range(0, len(points), 16):
    said = line.predict_on_batch(points[k:k + 16])
    if hvd.rank() == 0:
        print(np.c_[numbers[k:k + 16], said][0])
