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


drawn = np.random.RandomState(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
falls = tf.keras.optimizers.SGD(0.02 * hvd.size())


def one(rows):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        off = tf.reduce_mean((net(rows) - tf.reduce_sum(rows, 1, keepdims=True)) ** 2)
    falls.apply_gradients(zip(tape.gradient(off, net.trainable_variables),
                              net.trainable_variables))
    broadcast_once(net.variables, falls)
    return float(off)


offs = []
rounds = 24
if hvd.rank() > 0:
    drawn.seed(10007 * hvd.rank())  # draws of its own
for turn in range(3):
    for number in range(max(1, rounds // hvd.size())):
        offs.append(one(tf.constant(drawn.rand(8, 3), tf.float32)))
    if hvd.rank() == 0:
        print(turn,
            "%.4f" % (
                sum(offs[-max(1, rounds // hvd.size()):]) / len(
                    offs[-max(1, rounds // hvd.size()):])))
