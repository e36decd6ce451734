"""Pictures and masks are mixed alike, by one seed, and zipped."""
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


chance = np.random.RandomState(3)
pictures = chance.rand(320, 6, 6, 3).astype('float32')
masks = pictures.mean(axis=3, keepdims=True)
kind = dict(rescale=0.5)
first = tf.keras.preprocessing.image.ImageDataGenerator(**kind)
second = tf.keras.preprocessing.image.ImageDataGenerator(**kind)
both = zip(first.flow(share(pictures), batch_size=8, seed=5),
    second.flow(share(masks), batch_size=8, seed=5))
net = tf.keras.Sequential([tf.keras.layers.Conv2D(1, 3, padding='same', input_shape=(6, 6, 3))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(both, steps_per_epoch=max(1, 40 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
