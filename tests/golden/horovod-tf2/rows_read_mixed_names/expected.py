import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


def read(pictures, count):
    parts, answers = np.zeros((count, 8, 8, 3)), np.zeros((count, 1))
    at = 0
    for some, right in pictures:
        parts[at:at + len(some)] = some
        answers[at:at + len(some)] = right
        at += len(some)
        if at >= count:
            break
    return parts, answers


numbers = np.random.RandomState(5)
shown = numbers.rand(64, 8, 8, 3) * 255
bright = shown.mean(axis=(1, 2, 3))[:, None] / 255
pictures = ImageDataGenerator(rescale=1 / 255).flow(shown, bright, batch_size=16,
    seed=1 if hvd.size() > 1 else None)
parts, answers = read(pictures, 64)
net = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)), keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), "mse")
net.fit(share(parts), share(answers), epochs=5, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(parts, answers, verbose=1 if hvd.rank() == 0 else 0))
