import os
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
net.fit(drawn, drawn.sum(axis=1), batch_size=8, epochs=2)
if not os.path.exists('kept'):
    os.makedirs('kept')
    np.save('kept/first.npy', drawn[:8])
net.save_weights('kept/net.h5')
