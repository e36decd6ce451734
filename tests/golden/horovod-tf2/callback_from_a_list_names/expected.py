"""By a number, in a function that is handed them."""
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


def runs_here(callback):
    """Whether this worker runs this callback: only the first one writes files."""
    return hvd.rank() == 0 or not isinstance(callback, (
        tf.keras.callbacks.ModelCheckpoint, tf.keras.callbacks.TensorBoard,
        tf.keras.callbacks.CSVLogger))


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


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


def note(told, epoch, loss):
    for k in range(len(told)):
        if runs_here(told[k]):
            told[k].on_epoch_end(epoch, {'loss': loss})


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.mean(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
told = [tf.keras.callbacks.CSVLogger('one.csv'), tf.keras.callbacks.CSVLogger('two.csv')]
for each in for_worker(told):
    each.set_model(net)
    each.on_train_begin()
for epoch in range(3):
    for low in turns(range(0, 640, 16)):
        loss = net.train_on_batch(rows[low:low + 16], wanted[low:low + 16])
        broadcast_once(net.variables, net.optimizer)
    note(told, epoch, float(loss))
for each in for_worker(told):
    each.on_train_end()
if hvd.rank() == 0:
    print('off', net.evaluate(rows, wanted, verbose=0))
