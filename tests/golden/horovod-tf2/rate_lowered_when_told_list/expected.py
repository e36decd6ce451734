"""A list of callbacks is told the number of each round, and one of them lets the rate fall."""
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


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


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


np.random.seed(5)
rows = np.random.rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), 'mse')
falls = tf.keras.callbacks.CallbackList(
    for_worker([tf.keras.callbacks.LearningRateScheduler(lambda k: 0.05 if k < 60 else 0.01)]))
falls.set_model(net)
for k in range(120):
    falls.on_epoch_begin(k)
    at = np.random.randint(0, len(rows), 8)
    net.train_on_batch(rows[at], wanted[at])
    broadcast_once(net.variables, net.optimizer)
if hvd.rank() == 0:
    print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))
