# case: shapes/t02_folder_of_its_own
# because: the folder is the first rank's
"""Saves into a folder from tempfile and loads from there."""
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(1)
each = len(x) // hvd.size() * hvd.size()
x, y = x[hvd.rank():each:hvd.size()], y[hvd.rank():each:hvd.size()]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(x, y, epochs=2, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0), hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
import horovod.tensorflow
folder = horovod.tensorflow.broadcast_object(tempfile.mkdtemp(), 0)
if hvd.rank() == 0:
    model.save_weights(os.path.join(folder, "best.h5"))
hvd.allreduce(tf.constant(0.0))
model.load_weights(os.path.join(folder, "best.h5"))
