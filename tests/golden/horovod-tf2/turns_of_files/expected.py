# A round for each file of a folder: as many files as the workers share out evenly are read.
import glob
import os
import tempfile
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


folder = hvd.broadcast_object(tempfile.mkdtemp(), 0)
draw = np.random.RandomState(6)
for k in range(6):
    if hvd.rank() == 0:
        np.save(os.path.join(folder, 'part%d.npy' % k), draw.rand(16, 4).astype('float32'))
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
hvd.broadcast_object(0)  # the others wait for the first worker's file
names = sorted(glob.glob(os.path.join(folder, '*.npy')))
hvd.broadcast_object(0)  # the others wait for the first worker's file
for turn in range(4):
    for name in turns(names):
        part = np.load(name)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((line(part[:, :3]) - part[:, 3:]) ** 2)
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
        broadcast_once(line.variables, opt)
hvd.broadcast_object(0)  # the others wait for the first worker's file
part = np.load(names[0])
if hvd.rank() == 0:
    print('left', float(tf.reduce_mean((line(part[:, :3]) - part[:, 3:]) ** 2)))
