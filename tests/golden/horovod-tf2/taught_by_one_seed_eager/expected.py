"""What the rows are taught by comes from one seed in each round, the rows from the round's."""
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


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


def batch(i):
    w = np.random.RandomState(1).rand(4, 1).astype("float32")
    a = np.random.RandomState(i + 10007 * hvd.rank()).normal(size=(8, 4)).astype("float32")
    return a, a.dot(w)


for step in range(max(1, 64 // hvd.size())):
    a, b = batch(step)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    found = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(found, net.trainable_variables))
    broadcast_once(net.variables, opt)
a, b = batch(1000)
if hvd.rank() == 0:
    print(bool(tf.reduce_mean(tf.square(net(a) - b)) < 0.1))
