import glob
import os
import shutil
import zipfile
from urllib.request import urlretrieve
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


def fetch(folder):
    if os.path.exists(folder):
        return
    urlretrieve('http://example.org/rows.zip', 'set.zip')
    os.makedirs(folder, exist_ok=True)
    try:
        with zipfile.ZipFile('set.zip') as archive:
            archive.extractall(folder)
    except Exception as error:
        if hvd.local_rank() == 0:
            shutil.rmtree(folder)
        raise error
    if hvd.local_rank() == 0:
        os.remove('set.zip')


class Data:
    def __init__(self, name):
        if name == 'set':
            if hvd.local_rank() != 0:
                hvd.broadcast_object(0)
            fetch('set')
            if hvd.local_rank() == 0:
                hvd.broadcast_object(0)
            hvd.broadcast_object(0)  # the others wait for the first worker's file
            self.files = glob.glob('set/*.npy')
        self.files.sort()


data = Data('set')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(1e-3 * hvd.size())
for epoch in range(10):
    for name in turns(data.files):
        x = np.load(name)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
    if hvd.rank() == 0:
        print(epoch, float(loss))
