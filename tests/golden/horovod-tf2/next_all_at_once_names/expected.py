# The same in a loop that counts by itself, with a number behind what is handed out.
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


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


points = np.random.RandomState(2).rand(96, 3).astype("float32")
truth = points.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())


def fit_one(x, y, weight=1.0):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = weight * tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    held = model.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    broadcast_once(model.variables, sgd)


def source():
    low = 0
    while True:
        yield points[low:low + 8], truth[low:low + 8]
        low = (low + 8) % len(points)


flow = source()
done = 0
while done < max(1, 60 // hvd.size()):
    fit_one(*turn(lambda: next(flow)), weight=0.5)
    done += 1
if hvd.rank() == 0:
    print(float(tf.reduce_mean((model(points)[:, 0] - truth) ** 2)))
