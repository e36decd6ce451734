"""A generator seeds itself and mixes: all draw one order, beside noise of TensorFlow's."""
import random
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


def batches(rows, n):
    random.seed(42)
    while True:
        for _ in range(3):
            random.shuffle(rows)
            for i in range(0, len(rows), n):
                yield np.stack(rows[i:i + n])


rows = [np.full(4, i / 64, 'float32') for i in range(64)]
feed = batches(rows, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02 * hvd.size())
for step in range(max(1, 24 // hvd.size())):
    x = tf.image.random_flip_left_right(tf.reshape(turn(lambda: next(feed)), [-1, 2, 2, 1]))
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(tf.reshape(x, [-1, 4])) - 1) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    print(float(loss))
