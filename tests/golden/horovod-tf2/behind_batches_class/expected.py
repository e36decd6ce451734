"""A second network trains behind each batch of `fit`, on rows drawn there, by what the first one says."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


chance = np.random.RandomState(3)
rows, free = chance.rand(320, 4).astype('float32'), chance.rand(640, 4).astype('float32')
given = tf.keras.Input((4,))
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(given))
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
other.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.001 * hvd.size())), 'mse')


class Also(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        some = free[np.random.randint(0, len(free), 8)]
        other.train_on_batch(some, net.predict_on_batch(some))
        broadcast_once(other.variables, other.optimizer)


net.fit(share(rows), share(rows.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Also()], verbose=1 if hvd.rank() == 0 else 0)
