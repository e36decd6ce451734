"""How often one network is trained for the other hangs on the number of the round, and an interval."""
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


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
critic = tf.keras.Sequential([tf.keras.layers.Dense(1)])
critic.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
maker = tf.keras.Sequential([tf.keras.layers.Dense(1)])
maker.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
for k in range(24):
    if k < 3 or k % 10 == 0:
        often = 4
    else:
        often = 1
    for _ in range(often):
        x = rows[np.random.randint(0, 640, 16)]
        critic.train_on_batch(x, x.sum(1))
        broadcast_once(critic.variables, critic.optimizer)
    x = rows[np.random.randint(0, 640, 16)]
    maker.train_on_batch(x, x.mean(1))
    broadcast_once(maker.variables, maker.optimizer)
    if k % 10 == 0 or k == 23:
        if hvd.rank() == 0:
            print(k)
