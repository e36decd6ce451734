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


words = open("text.txt").read().split()
numbers = {w: i for i, w in enumerate(sorted(set(words)))}
ids = np.array([numbers[w] for w in words])
net = tf.keras.Sequential([tf.keras.layers.Embedding(len(numbers), 8), tf.keras.layers.Dense(len(numbers), 'softmax')])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    'sparse_categorical_crossentropy')
net.fit(share(ids[:-1]), share(ids[1:]),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
