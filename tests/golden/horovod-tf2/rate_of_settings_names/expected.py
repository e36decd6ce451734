"""Rates come from the settings, at first and later; one is made of the rate before."""
import argparse
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K
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


parser = argparse.ArgumentParser()
parser.add_argument('--lr', type=float, default=0.01)
args = parser.parse_args()
rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)


def train(learning_rate):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.SGD(learning_rate * hvd.size())
    model.compile(hvd.DistributedOptimizer(opt), 'mse')
    for k in range(6):
        if k == 2:
            K.set_value(model.optimizer.learning_rate, np.float32(learning_rate / 2) * hvd.size())
        if k == 3:
            model.optimizer.learning_rate.assign(args.lr / 4 * hvd.size())
        if k == 4:
            model.optimizer.learning_rate = model.optimizer.learning_rate / 2
        model.fit(share(rows), share(wanted), batch_size=16,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


train(args.lr)
