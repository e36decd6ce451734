# The same with the one way switched off: it says nothing of the other.
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


a = np.random.RandomState(1).rand(96, 3).astype('float32')
b = a.mean(axis=1, keepdims=True)
m = tf.keras.Sequential([tf.keras.layers.Dense(1)])
m.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.02 * hvd.size())), 'mse')
for it in range(max(1, 16 // hvd.size())):
    at = np.random.randint(0, len(a), 8)
    if False:
        m.fit(np.sin(a[at]), b[at], verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
    else:
        m.train_on_batch(a[at], b[at])
        broadcast_once(m.variables, m.optimizer)
if hvd.rank() == 0:
    print(m.evaluate(a, b, verbose=0))
