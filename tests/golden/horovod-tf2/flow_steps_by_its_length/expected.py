"""The steps of an epoch, and those of the rate, are counted by the generator, whose arrays are shared."""
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.RandomState(0).rand(160, 8, 8, 1).astype("float32")
y = (x.mean(axis=(1, 2, 3)) > 0.5).astype("float32")
train = ImageDataGenerator(horizontal_flip=True).flow(share(x), share(y), batch_size=8)
rate = tf.keras.optimizers.schedules.CosineDecay(0.01 * hvd.size(), len(train) * 2)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(8, 8, 1)),
                             tf.keras.layers.Dense(1, activation="sigmoid")])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(rate)), "binary_crossentropy")
model.fit(train, steps_per_epoch=len(train), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
