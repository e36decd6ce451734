import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(rows, answers), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
rows, answers = rows.reshape(-1, 784).astype('float32') / 255., answers.astype('int64')


def endless(size):
    while True:
        for at in range(0, len(rows) - size + 1, size):
            yield rows[at:at + size], answers[at:at + size]


net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
source = endless(8)
for round in range(max(1, 32 // hvd.size())):
    r, a = turn(lambda: next(source))
    with hvd.DistributedGradientTape(tf.GradientTape()) as t:
        cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(a, net(r)))
    opt.apply_gradients(zip(t.gradient(cost, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
