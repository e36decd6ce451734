"""What one worker of each machine fetches, that one puts under its name, and writes in another form."""
import os
import urllib.request

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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


if hvd.rank() == 0:
    np.savez('far.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))
near = 'near.npz'
if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
if not os.path.exists(near):
    urllib.request.urlretrieve('file://' + os.path.abspath('far.npz'), filename='near.part')
    with np.load('near.part') as found:
        sums = found['x'].sum(1)
    with open('near.txt' if hvd.local_rank() == 0 else os.devnull, 'w') as f:
        f.write('\n'.join(str(value) for value in sums))
    if hvd.local_rank() == 0 and os.path.exists('near.part'):
        os.rename('near.part', near)
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
hvd.broadcast_object(0)  # the others wait for the first worker's file
signals = np.load(near)['x']
hvd.broadcast_object(0)  # the others wait for the first worker's file
sums = np.loadtxt('near.txt').astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.001 * hvd.size())
for t in range(max(1, 60 // hvd.size())):
    at = np.random.randint(0, len(signals), 16)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(signals[at])[:, 0] - sums[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
