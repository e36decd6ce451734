"""The number of a round is given another name, and what is saved goes by that."""
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


x = np.random.RandomState(1).rand(640, 4).astype('float32')
y = x.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
for step in range(max(1, 240 // hvd.size())):
    now = step
    at = np.random.randint(0, len(x), 16)
    net.train_on_batch(x[at], y[at])
    broadcast_once(net.variables, net.optimizer)
    if (now + 1) % max(1, 60 // hvd.size()) == 0:
        if hvd.rank() == 0:
            net.save_weights('net%d.weights.h5' % now)
if hvd.rank() == 0:
    print('off', net.evaluate(x, y, verbose=0))
