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


tf.random.set_seed(1)
rows = np.random.RandomState(0).rand(96, 4).astype("float32")
full = tf.data.Dataset.from_tensor_slices(rows).shuffle(96, reshuffle_each_iteration=False)
train, val = full.take(80), full.skip(80).batch(8)
taught = np.array([r.numpy() for r in train])
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for step in range(100):
    at = tf.random.uniform((8,), 0, 80, tf.int32)
    x = tf.gather(taught, at)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - x) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
losses = [float(tf.reduce_mean((net(x) - x) ** 2)) for x in val]
if hvd.rank() == 0:
    print("held out", np.mean(losses) < 0.5)
