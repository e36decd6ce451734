"""A set hands out its rows in its own order: to all workers the same."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data
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
sets = input_data.read_data_sets("mnist", one_hot=True)
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for k in range(max(1, 500 // hvd.size())):
    some, asked = turn(lambda: sets.train.next_batch(32, shuffle=False))
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(some) - asked) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
