import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator
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


numbers = np.random.RandomState(5)
shown = numbers.rand(64, 8, 8, 3).astype("float32")
read = tf.data.Dataset.from_tensor_slices((shown, shown[:, 0, 0, :1])).shuffle(64,
    seed=1 if hvd.size() > 1 else None).batch(16)
pictures = np.concatenate([a.numpy() for a, _ in read.take(4).cache()])
net = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)), keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), "mse")
turned = ImageDataGenerator(rescale=0.5)
net.fit(turned.flow(share(pictures), share(pictures.mean(axis=(1, 2, 3))), batch_size=8), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("weights", len(net.get_weights()))
