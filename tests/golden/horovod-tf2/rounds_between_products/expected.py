# How many rounds there are is a product that is written out.
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


x = np.random.RandomState(0).rand(310, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
for k in range(0 * 10, 0 * 10 + max(1, (31 * 10 - 0 * 10) // hvd.size())):
    at = np.random.randint(0, len(x), 8)
    loss = net.train_on_batch(x[at], y[at])
    broadcast_once(net.variables, net.optimizer)
    if k % max(1, 10 // hvd.size()) == 0 or k == 0 * 10 + max(1,
            (31 * 10 - 0 * 10) // hvd.size()) - 1:
        if hvd.rank() == 0:
            print(k, loss)
            net.save_weights('w%d.h5' % k)
