"""All points in each round, or parts of them in an order that is drawn anew: a setting says which."""
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
parser.add_argument('--batch', type=int, default=0)
args = parser.parse_args()
np.random.seed(1)
tf.random.set_seed(1 + hvd.rank())
x = np.random.uniform(-1, 1, (64, 1)).astype('float32')
u = np.sin(x)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, 'tanh', input_shape=(1,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


@tf.function
def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for turn in range(40):
    if args.batch == 0:
        step(x, u)
        broadcast_once(net.variables, opt)
    else:
        order = np.random.permutation(len(x))
        for i in range(0, len(x), args.batch):
            step(x[order[i:i + args.batch]], u[order[i:i + args.batch]])
            broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(x) - u) ** 2)))
