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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


x = np.random.RandomState(2).rand(160, 3).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.02 * hvd.size())
n = 41
total = 0.
for step in range(0, max(1, n // hvd.size())):
    at = np.random.randint(0, len(x), 8)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x[at]) - y[at]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
    total += loss.numpy()
    if step % max(1, 20 // hvd.size()) == 0:
        if hvd.rank() == 0:
            net.save_weights('w.h5')
total = over_workers(total)
if hvd.rank() == 0:
    print(total / max(1, n // hvd.size()))
