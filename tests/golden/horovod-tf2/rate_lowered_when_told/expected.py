"""A function keeps the weights, and lets the rate fall at one of the rounds that it is told."""
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


rows = np.random.RandomState(3).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), 'mse')
def keep(k):
    if hvd.rank() == 0:
        net.save_weights('net%d.weights.h5' % k)
    if k == 19:
        net.optimizer.learning_rate.assign(0.01)


order = np.arange(len(rows))
steps = (len(rows) - 1) // 8 + 1
for epoch in range(4):
    np.random.shuffle(order)
    total = 0.
    for k in range(steps):
        at = np.arange(k * 8, min((k + 1) * 8, len(rows)))
        total += net.train_on_batch(rows[order[at]], wanted[order[at]])
        broadcast_once(net.variables, net.optimizer)
        if k % 10 == 9:
            keep(k)
    if hvd.rank() == 0:
        print('loss', total / steps)
if hvd.rank() == 0:
    print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))
