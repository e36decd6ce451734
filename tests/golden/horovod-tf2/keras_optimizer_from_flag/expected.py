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


def distributed(optimizer):
    """The optimizer with its rate scaled, averaging gradients over the workers."""
    optimizer = hvd.DistributedOptimizer(tf.keras.optimizers.get(optimizer))
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


parser = argparse.ArgumentParser()
parser.add_argument('--optimizer', default='adam')
args = parser.parse_args()
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=distributed(args.optimizer), loss='mse')
model.fit(share(np.random.rand(40, 4)), share(np.random.rand(40)),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
