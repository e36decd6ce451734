import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
order = np.random.permutation(len(x))
x, y = x[order], y[order]
net.fit(x[:80], y[:80])
print(net.evaluate(x[80:], y[80:]))
