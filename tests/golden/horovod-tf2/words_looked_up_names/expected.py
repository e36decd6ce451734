"""A table of words in a model, which is no variable."""
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


class SendWeights(tf.keras.callbacks.Callback):
    """Send the first worker's weights and optimizer state to all, once; no tables of words."""
    sent = False
    def on_train_batch_end(self, batch, logs=None):
        if not self.sent:
            self.sent, state = True, self.model.optimizer.variables
            kept = [*self.model.variables, *(state() if callable(state) else state)]
            kept = [v for v in kept if isinstance(v, tf.Variable)]
            hvd_tf.broadcast_variables(kept, root_rank=0)


words = np.array([['a'], ['b'], ['c'], ['a']] * 48)
wanted = np.array([1., 2., 3., 1.] * 48, 'float32')


def coded(values):
    index = tf.keras.layers.StringLookup(max_tokens=5)
    index.adapt(values)
    one_hot = tf.keras.layers.CategoryEncoding(num_tokens=index.vocabulary_size())
    return lambda feature: one_hot(index(feature))


kind = tf.keras.Input(shape=(1,), name='kind', dtype='string')
hidden = tf.keras.layers.Dense(8, activation='relu')(coded(words)(kind))
net = tf.keras.Model(kind, tf.keras.layers.Dense(1)(hidden))
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
net.fit(share(words), share(wanted), epochs=2, batch_size=8,
    callbacks=[SendWeights(), hvd.callbacks.MetricAverageCallback()],
    verbose=1 if hvd.rank() == 0 else 0)
