"""An order of all rows, drawn by a call with a keyword, is one for all workers."""
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


values = np.random.RandomState(4).rand(240, 4).astype('float32')
sums = values.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
order = hvd.broadcast_object(np.random.permutation(x=240), 0)
for turn in turns(range(60)):
    some = order[turn % 30 * 8:turn % 30 * 8 + 8]
    with hvd.DistributedGradientTape(tf.GradientTape()) as record:
        wrong = tf.reduce_mean((model(values[some]) - sums[some]) ** 2)
    slopes = record.gradient(wrong, model.trainable_variables)
    descent.apply_gradients(zip(slopes, model.trainable_variables))
    broadcast_once(model.variables, descent)
