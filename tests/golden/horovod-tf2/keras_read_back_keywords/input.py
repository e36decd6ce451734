import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
net.fit(x, y, epochs=2, callbacks=[tf.keras.callbacks.ModelCheckpoint(filepath='best.h5')])
net.load_weights(filepath='best.h5')
net.save(filepath='net.h5')
again = tf.keras.models.load_model(filepath='net.h5')
print('error', again.evaluate(x[:10], y[:10]))
