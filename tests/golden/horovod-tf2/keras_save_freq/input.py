"""A model is saved every so many batches, of which each worker makes its share."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows, label = rng.rand(240, 4).astype('float32'), rng.rand(240, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
steps = len(rows) // 8
keep = tf.keras.callbacks.ModelCheckpoint('w.h5', save_weights_only=True, save_freq=2 * steps)
net.fit(rows, label, batch_size=8, epochs=4, callbacks=[keep])
