"""Fine tuning at a tenth of the rate that the first optimizer has by then."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(256, 4).astype('float32')
below = tf.keras.Sequential([tf.keras.layers.Dense(3, activation='relu', input_shape=(4,))])
net = tf.keras.Sequential([below, tf.keras.layers.Dense(1)])
below.trainable = False
net.compile(tf.keras.optimizers.SGD(0.1), 'mse')
net.fit(x, x.sum(1), epochs=1, batch_size=8)
below.trainable = True
net.compile(tf.keras.optimizers.SGD(net.optimizer.learning_rate.numpy() / 10), 'mse')
net.fit(x, x.sum(1), epochs=1, batch_size=8)
