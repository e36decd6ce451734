import sys
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rows = np.random.RandomState(0).rand(80, 3).astype("float32")


def show_bar(number, total, prefix):
    done = int(20 * number / total)
    if hvd.rank() == 0:
        sys.stdout.write("\r%s |%s%s|" % (prefix, "#" * done, "-" * (20 - done)))
    sys.stdout.flush()


def pieces():
    for k in range(0, len(rows), 8):
        yield rows[k:k + 8]


for epoch in range(2):
    for n, x in enumerate(turns(pieces())):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(net(x) - tf.reduce_sum(x, 1, keepdims=True)))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
        broadcast_once(net.variables, opt)
        told = "Epoch {} Batch {}".format(epoch, n)
        show_bar(number=int(n), total=10, prefix=told)
if hvd.rank() == 0:
    np.save("weights.npy", net.get_weights()[0])
