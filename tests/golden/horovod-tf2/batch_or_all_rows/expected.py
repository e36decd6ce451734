import argparse

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

numbers = np.random.RandomState(3)
x = numbers.rand(96, 4).astype("float32")
y = x.sum(axis=1)
parser = argparse.ArgumentParser()
parser.add_argument("--batch", type=int, default=None)
args = parser.parse_args()
batch = args.batch or len(x)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1)), "mse")
for turn in range(20):
    model.fit(x, y, batch_size=batch, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
