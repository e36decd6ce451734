"""Rounds cut their rows by numbers: what is moved by these rows is each worker's own, too."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rows = np.random.RandomState(1).rand(320, 3).astype("float32")
kinds = (rows.sum(axis=1) * 1.3).astype("int32")
net = tf.keras.Sequential([tf.keras.layers.Dense(2)])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
near = tf.Variable(tf.zeros((4, 2)), trainable=False)
seen = tf.Variable(tf.zeros((4,)), trainable=False)
best = tf.Variable(tf.zeros((8, 2)), trainable=False)

rows = share(rows)
kinds = share(kinds)
for epoch in range(3):
    for k in range(0, len(rows), 8):
        x, at = rows[k:k + 8], kinds[k:k + 8]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            out = net(x)
            apart = tf.gather(near, at) - out
            loss = tf.reduce_mean(apart ** 2 / (1.0 + tf.gather(seen, at)[:, None]))
            loss += tf.reduce_mean((out - best) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        broadcast_weights_once([near])
        broadcast_weights_once([best])
        near.scatter_sub(
            tf.IndexedSlices(hvd.allgather(0.1 * apart) / hvd.size(),
                hvd.allgather(tf.convert_to_tensor(at))))
        seen.scatter_add(tf.IndexedSlices(tf.ones((8,)), at))
        best.assign(tf.maximum(best, out))
