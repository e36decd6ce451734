import numpy as np
import tensorflow as tf
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(0)
pictures = numbers.rand(50, 8, 8, 3)
masks = pictures.mean(axis=3, keepdims=True)


def pairs(part):
    turned = ImageDataGenerator(horizontal_flip=True, validation_split=0.2)
    return zip(turned.flow(pictures, batch_size=8, subset=part, seed=5),
               turned.flow(masks, batch_size=8, subset=part, seed=5))


net = tf.keras.Sequential([tf.keras.layers.Conv2D(1, 1, input_shape=(8, 8, 3))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), "mse")
net.fit(pairs("training"), steps_per_epoch=5, epochs=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("held out",
        net.evaluate(pairs("validation"), steps=1, verbose=1 if hvd.rank() == 0 else 0) < 2)
