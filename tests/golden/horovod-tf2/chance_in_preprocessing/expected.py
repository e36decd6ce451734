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


def share_2(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Change:
    def __init__(self, share):
        self.share = share

    def turned(self):
        return np.random.random() < self.share

    def change(self, image):
        flipped = self.turned()
        if flipped:
            image = image[:, ::-1]
        return image * np.random.uniform(0.8, 1.2)


numbers = np.random.RandomState(3)
kinds = np.arange(32) % 2
shown = numbers.rand(32, 8, 8, 3) + kinds[:, None, None, None]
change = Change(0.4)
made = ImageDataGenerator(preprocessing_function=change.change)
flow = made.flow(share_2(shown), share_2(kinds), batch_size=8)
net = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)),
                        keras.layers.Dense(2, activation="softmax")])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    "sparse_categorical_crossentropy")
net.fit(flow, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("weights", len(net.get_weights()))
