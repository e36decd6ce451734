import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import BatchNormalization
from tensorflow.keras.layers.experimental import SyncBatchNormalization
strategy = tf.distribute.MirroredStrategy()
Norm = SyncBatchNormalization if strategy.num_replicas_in_sync > 1 else BatchNormalization
rows = np.ones((64, 3), 'float32'); wanted = np.ones((64, 1), 'float32')
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), Norm(), tf.keras.layers.Dense(1)])
    model.compile('sgd', 'mse')
model.fit(rows, wanted, batch_size=4 * strategy.num_replicas_in_sync)
