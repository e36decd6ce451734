"""What is done in the last round alone is done there, though it may be one of an interval by then."""
import argparse
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


parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=44)
args = parser.parse_args()
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rounds = 44


def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
    return loss


for k in range(-(-rounds // hvd.size())):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % max(1, 20 // hvd.size()) == 0 and k != -(-rounds // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
    elif k == -(-rounds // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('last.h5')
for k in range(-(-args.rounds // hvd.size())):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % max(1, 20 // hvd.size()) == 0:
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
    elif k == -(-args.rounds // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('told.h5')
for k in range(-(-41 // hvd.size())):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % max(1, 20 // hvd.size()) == 0:
        if hvd.rank() == 0:
            model.save_weights('kept.h5')
    elif k == -(-41 // hvd.size()) - 1:
        if hvd.rank() == 0:
            model.save_weights('never.h5')
