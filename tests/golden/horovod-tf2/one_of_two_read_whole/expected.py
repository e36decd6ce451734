"""One loop trains on one dataset and measures by another: where the first is read whole as well, none is divided."""
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


rng = np.random.RandomState(2)
rows = rng.rand(320, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.02)
train = tf.data.Dataset.from_tensor_slices((rows[:256], wanted[:256])).batch(8)
held = tf.data.Dataset.from_tensor_slices((rows[256:], wanted[256:])).batch(8)


def loss_of(x, y):
    return tf.reduce_mean((net(x) - y) ** 2)


def turn(data, learning):
    total = 0.0
    for x, y in data:
        if learning:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = loss_of(x, y)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.variables, opt)
        else:
            loss = loss_of(x, y)
        total += float(loss)
    return total


def batches(data):
    seen = 0
    for _ in data:
        seen += 1
    return seen


for epoch in range(3):
    value = turn(train, True) / batches(train)
    other_value = turn(held, False)
    if hvd.rank() == 0:
        print(value, other_value)
