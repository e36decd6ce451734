import os

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


drawn = np.random.RandomState(7).rand(80, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


def made(name):
    if not os.path.exists(name):
        if hvd.rank() == 0:
            np.save(name, drawn)
    return name


def learn(a):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - tf.reduce_sum(a, axis=1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)


points = np.load(file=hvd.broadcast_object(made('points.npy'), 0))
points = share(points)
for epoch in range(4):
    for k in range(0, len(points), 8):
        learn(points[k:k + 8])
if hvd.rank() == 0:
    print('left', float(tf.reduce_mean((net(drawn)[:, 0] - drawn.sum(axis=1)) ** 2)))
hvd.broadcast_object(0)  # the others have read it
if hvd.rank() == 0:
    os.remove('points.npy')
