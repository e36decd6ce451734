# How many rounds there are is a product that is written out.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(310, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
for k in range(0 * 10, 31 * 10):
    at = np.random.randint(0, len(x), 8)
    loss = net.train_on_batch(x[at], y[at])
    if k % 10 == 0 or k == 31 * 10 - 1:
        print(k, loss)
        net.save_weights('w%d.h5' % k)
