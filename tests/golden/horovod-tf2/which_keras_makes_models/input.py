# Words of one Keras beside models of the other: what makes the models decides.
import keras
import numpy as np
import tensorflow as tf
x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = keras.utils.to_categorical((x.sum(1) > 2).astype('int32'))
model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
model.compile(tf.keras.optimizers.SGD(0.01), 'mse')
model.fit(x, y, epochs=3)
