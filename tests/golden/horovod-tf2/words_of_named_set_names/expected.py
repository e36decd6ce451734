"""Words are numbered by a set that has a name, and kinds by one that is made on the spot."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

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


text = 'the quick brown fox jumps over the lazy dog and the slow cat sleeps'.split() * 20
vocabulary = set(text)
number = {word: k for k, word in enumerate(sorted(vocabulary))}
kinds = list(sorted({word[0] for word in text}))
x = np.array([[number[word], kinds.index(word[0])] for word in text], 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(share(x / len(vocabulary)), share(x[:, 0]), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
