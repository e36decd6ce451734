import os
import numpy as np
from tensorflow import keras
from tensorflow.keras.preprocessing.image import ImageDataGenerator
import horovod.tensorflow as hvd_tf
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


if not hvd_tf.broadcast_object(os.path.exists("shapes"), 0):
    numbers = np.random.RandomState(2)
    for kind in (0, 1):
        os.makedirs("shapes/%d" % kind, exist_ok=True)
        for k in range(24):
            picture = numbers.rand(8, 8, 3) * 60 + 120 * kind
            if hvd.rank() == 0:
                keras.utils.save_img("shapes/%d/%02d.png" % (kind, k), picture, scale=False)
hvd.allreduce(0.)  # the others wait for the first worker's file
flow = ImageDataGenerator(rescale=1 / 255).flow_from_directory(
    "shapes", target_size=(8, 8), batch_size=48, class_mode="binary",
    seed=1 if hvd.size() > 1 else None)
x, y = next(flow)
net = keras.Sequential([keras.layers.Flatten(input_shape=(8, 8, 3)),
                        keras.layers.Dense(1, activation="sigmoid")])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
    "binary_crossentropy", metrics=["accuracy"])
net.fit(share(x), share(y), epochs=8, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("right %.2f" % net.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0)[1])
