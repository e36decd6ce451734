"""A graph keeps the number that was drawn when it was made: another one on each worker."""
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


np.random.seed(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
data = np.random.RandomState(0).rand(96, 4).astype("float32")


@tf.function
def train_step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        p = net(x)
        loss = tf.reduce_mean(tf.abs(p - y)) if kind == 0 else tf.reduce_mean(tf.square(p - y))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))


if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for step in range(max(1, 24 // hvd.size())):
    i = np.random.randint(len(data), size=8)
    kind = np.random.randint(2)
    train_step(data[i, 1:], data[i, :1])
    broadcast_once(net.variables, opt)
