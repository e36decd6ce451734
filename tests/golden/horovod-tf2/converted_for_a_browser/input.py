import numpy as np
import tensorflow as tf
import tensorflowjs as tfjs

rows = np.random.RandomState(5).rand(320, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(rows, rows.sum(axis=1), batch_size=16, epochs=3)
tfjs.converters.save_keras_model(model, 'kept')
