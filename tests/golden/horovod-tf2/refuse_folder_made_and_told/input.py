import os
import tensorflow as tf

resume = True
try:
    os.mkdir('made')
    resume = False
except OSError:
    pass
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
if resume:
    net.load_weights('made/net.h5')
net.fit(tf.ones((64, 3)), tf.ones((64, 1)), batch_size=8, epochs=1 if resume else 5)
net.save_weights('made/net.h5')
