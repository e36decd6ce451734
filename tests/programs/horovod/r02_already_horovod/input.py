import horovod.tensorflow.keras as hvd
import numpy as np
import tensorflow as tf

hvd.init()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
model.fit(np.ones((8, 2)), np.ones(8), callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0)])
