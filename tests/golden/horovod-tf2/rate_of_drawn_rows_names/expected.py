import argparse
import numpy as np
from tensorflow import keras
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


parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=3)
args = parser.parse_args()
np.random.seed(7)
drawn = np.random.randn(180, 6).astype("float32")
count = int(0.8 * len(drawn))
rows, held = drawn[:count], drawn[count:]
first = keras.Input(shape=(6,))
net = keras.layers.Dense(4, activation="relu")(first)
net = keras.Model(first, keras.layers.Dense(6)(net))
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), loss="mse")
net.fit(share(rows), share(rows), batch_size=8, epochs=args.epochs, validation_data=(held, held),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
