"""Rounds go through a bar that has a name, or through one that begins with 1."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
for epoch in range(2):
    bar = tqdm(range(max(1, 48 // hvd.size())), total=48 // hvd.size(), disable=hvd.rank() > 0)
    for k in bar:
        at = np.random.randint(0, len(rows), 8)
        loss = net.train_on_batch(rows[at], rows[at].sum(1))
        broadcast_once(net.variables, net.optimizer)
        bar.set_description('%.3f' % loss)
for k in tqdm(range(1, max(1, 48 // hvd.size()) + 1), disable=hvd.rank() > 0):
    at = np.random.randint(0, len(rows), 8)
    net.train_on_batch(rows[at], rows[at].sum(1))
    broadcast_once(net.variables, net.optimizer)
if hvd.rank() == 0:
    net.save_weights('net.h5')
