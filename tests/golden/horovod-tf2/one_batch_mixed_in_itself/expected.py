"""A generator fills a batch in the order of a file, and has that one batch turned by Keras."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd
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


if hvd.rank() == 0:
    np.save('pictures.npy', np.random.RandomState(1).rand(96, 8, 8, 1).astype('float32'))
hvd.allreduce(0.)  # the others wait for the first worker's file
kept = np.load('pictures.npy')


def batches(size, aug):
    at = 0
    while True:
        pictures, sums = [], []
        while len(pictures) < size:
            pictures.append(kept[at % len(kept)])
            sums.append(kept[at % len(kept)].sum())
            at += 1
        sums = np.array(sums)
        if aug is not None:
            pictures, sums = next(aug.flow(np.array(pictures), sums, batch_size=size))
        yield np.array(pictures), sums


net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
turned = ImageDataGenerator(horizontal_flip=True)
net.fit(turns(batches(8, turned)), steps_per_epoch=max(1, 12 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
