"""A generator of Keras keeps what it hands out."""
import os

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


x = np.random.RandomState(0).rand(96, 4, 4, 3).astype('float32')
os.makedirs('seen', exist_ok=True)
made = tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(
    made.flow(share(x), share(x.sum(axis=(1, 2, 3))), batch_size=8,
        save_to_dir='seen' if hvd.rank() == 0 else None), steps_per_epoch=max(1, 12 // hvd.size()),
    epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
