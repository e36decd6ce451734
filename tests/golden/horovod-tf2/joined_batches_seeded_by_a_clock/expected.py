# The seed is a clock, another number on each worker: one order does not follow from the seed of `shuffle`.
import time
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


tf.keras.utils.set_random_seed(int(time.time()) + 10007 * hvd.rank())
rows = np.random.RandomState(1).rand(160, 4).astype("float32")
one = tf.data.Dataset.from_tensor_slices(rows).map(lambda r: r * 2).shuffle(160).batch(8)
other = tf.data.Dataset.from_tensor_slices(rows + 1).map(lambda r: r * 2).shuffle(160).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(3):
    for a, b in tf.data.Dataset.zip((one, other)):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(net(a) ** 2) + tf.reduce_mean((net(b) - 1) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
if hvd.rank() == 0:
    print("loss", float(tf.reduce_mean((net(rows)[:, 0] - rows.sum(1)) ** 2)))
