"""Files that objects and modules open which were not read, and a logger of such a module."""
import numpy as np
import rasterio
import tensorflow as tf
from boards import loggers
from songs import Song
import horovod.tensorflow.keras as hvd
import os
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


rows = np.random.RandomState(0).rand(480, 4).astype('float32')
told = loggers.ScalarLogger('logs')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
for k in range(60):
    loss = net.train_on_batch(rows[k * 8:k * 8 + 8], rows[k * 8:k * 8 + 8].sum(1))
    broadcast_once(net.variables, net.optimizer)
    told.log_scalar('loss', loss, k)
song = Song(net.predict(rows[:8], verbose='auto' if hvd.rank() == 0 else 0))
song.open('net.mid' if hvd.rank() == 0 else os.devnull, 'wb')
song.write()
song.close()
with rasterio.open('net.tif', 'w', count=1) as picture:
    picture.write(net.predict(rows[:8], verbose='auto' if hvd.rank() == 0 else 0), 1)
