"""A generator distorts each batch that it has cut by a flow of its own: the workers take turns at batches."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


rows = np.random.RandomState(0).rand(640, 8, 8, 3)
labels = np.random.RandomState(1).rand(640, 2)
aug = ImageDataGenerator(horizontal_flip=True)

def batches(rows, labels, n):
    while True:
        for k in range(0, len(rows), n):
            part, mark = rows[k:k + n], labels[k:k + n]
            yield next(aug.flow(part, mark, batch_size=n, shuffle=False))

model = keras.Sequential([keras.layers.Flatten(), keras.layers.Dense(2)])
model.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
model.fit(turns(batches(rows, labels, 32)), steps_per_epoch=max(1, 20 // hvd.size()), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
