# An object holds the table into which a file is read.
import numpy as np
import tensorflow as tf
import pickle
import os
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


tf.random.set_seed(1 + hvd.rank())
rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)


class Work:
    def __init__(self):
        self.state = {'epoch': 0}
        if os.path.exists('state.pkl'):
            with open('state.pkl', 'rb') as f:
                self.state.update(pickle.load(f))

    def train(self, net):
        net.fit(share(rows), share(wanted), batch_size=8,
            initial_epoch=hvd_tf.broadcast_object(self.state['epoch'], 0), epochs=10,
                verbose=2 if hvd.rank() == 0 else 0,
                callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                    hvd.callbacks.MetricAverageCallback()])
        with open('state.pkl' if hvd.rank() == 0 else os.devnull, 'wb') as f:
            if hvd.rank() == 0:
                pickle.dump({'epoch': 8}, f)


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
Work().train(net)
