"""What the rounds gave is added up by NumPy, and told every twelve of them."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
total = np.zeros(1)
for k in range(48):
    at = np.random.randint(0, len(rows), 8)
    total = np.add(net.train_on_batch(rows[at], rows[at].sum(1)), total)
    if not k % 12:
        print(total / 12)
        total = np.zeros(1)
net.save_weights('net.h5')
