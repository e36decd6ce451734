"""A generator that a function is given, over several arrays and their weights."""
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


def train(net, mixed, pictures, sizes, wanted, weights):
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    net.fit(
        mixed.flow((share(pictures), share(sizes)), share(wanted), batch_size=8,
            sample_weight=share(weights)), epochs=1,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


rng = np.random.RandomState(0)
pictures, sizes = rng.rand(96, 8, 8, 1).astype('float32'), rng.rand(96, 2).astype('float32')
left, right = tf.keras.Input((8, 8, 1)), tf.keras.Input((2,))
seen = tf.keras.layers.Concatenate()([tf.keras.layers.Flatten()(left), right])
settings = {'mixed': tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)}
train(tf.keras.Model([left, right], tf.keras.layers.Dense(1)(seen)), settings.get('mixed'), pictures, sizes,
      sizes.sum(1), np.ones(96))
