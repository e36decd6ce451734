import numpy as np
import tensorflow as tf
from tensorflow.keras.layers.experimental import SyncBatchNormalization as SBN
strategy = tf.distribute.MirroredStrategy()
batch = 8 * strategy.num_replicas_in_sync
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope():
    model = tf.keras.Sequential([SBN(), tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, wanted, batch_size=batch, epochs=2, verbose=2)
