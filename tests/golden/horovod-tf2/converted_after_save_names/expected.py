# The folder has a name, and the text beside it is read by other words.
import os
import numpy as np
import tensorflow as tf
from tensorflow.io import gfile
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


FOLDER = os.path.join('out', 'net')
os.makedirs('out', exist_ok=True)
r = np.random.RandomState(2)
a, b = r.rand(64, 2).astype('float32'), r.rand(64, 1).astype('float32')
with gfile.GFile('out/columns.txt' if hvd.rank() == 0 else os.devnull, 'w') as text:
    text.write('length\nwidth\n')
hvd.allreduce(0.)  # the others wait for the first worker's file
with gfile.GFile('out/columns.txt', 'r') as text:
    columns = text.read().split()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(len(columns),))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.01 * hvd.size())), 'mse')
net.fit(share(a), share(b), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    tf.saved_model.save(net, FOLDER)
hvd.allreduce(0.)  # the others wait for the first worker's file
made = tf.lite.TFLiteConverter.from_saved_model(FOLDER)
small = made.convert()
if hvd.rank() == 0:
    print(len(small) > 100, net.evaluate(a, b, verbose=0))
