"""A pass over all rows, and a few rounds of something else behind it: these stay as many."""
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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


rows = np.random.RandomState(3).rand(320, 8).astype('float32')
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
judge.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())), 'mse')
maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
maker.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001)), 'mse')
rows = share(rows)
for epoch in range(2):
    for k in range(0, len(rows), 8):
        judge.train_on_batch(rows[k:k + 8], rows[k:k + 8].sum(1))
        broadcast_once(judge.variables, judge.optimizer)
    for _ in range(3):
        drawn = np.random.rand(8, 8).astype('float32')
        maker.train_on_batch(drawn, drawn)
        broadcast_once(maker.variables, maker.optimizer)
