# What is handed an array to fill writes no file, though its rows come from one.
import numpy as np
import scipy.io
import tensorflow as tf
from meshes import core
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


def picture(size):
    seen = np.zeros((size, size, 3), dtype='float32')
    mesh = scipy.io.loadmat('mesh.mat')
    core.render_colors(seen, mesh['corners'].astype('float32').copy(), size)
    return seen.ravel()


x = np.stack([picture(8) for _ in range(640)])
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(x), share(x[:, :1]), batch_size=16, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
