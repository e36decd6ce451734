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


numbers = np.random.RandomState(3)
rows = numbers.rand(96, 4).astype("float32")
wanted = rows.sum(axis=1)
chance = np.random.default_rng()
chosen = hvd.broadcast_object(chance.choice(len(rows), 80, replace=False), 0)
left = [k for k in range(len(rows)) if k not in chosen]
taught, told = np.take(rows, chosen, axis=0), wanted.take(chosen)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
steps = tf.keras.optimizers.SGD(0.05 * hvd.size())
for turn in range(max(1, 120 // hvd.size())):
    few = chance.integers(0, len(taught), 8)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(taught[few])[:, 0] - told[few]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    steps.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, steps)
if hvd.rank() == 0:
    print("left out", float(np.mean((net(rows[left])[:, 0] - wanted[left]) ** 2)) < 0.5)
