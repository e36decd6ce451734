import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')


def run(rows, wanted):
    running = 1.0
    for epoch in range(12):
        for k in range(0, len(rows), 8):
            loss = net.train_on_batch(rows[k:k + 8], wanted[k:k + 8])
            running -= 0.1 * (running - loss)
        if running < 0.05:
            return epoch
    return 12


rows = np.random.RandomState(2).rand(96, 3).astype('float32')
print('passes', run(rows, rows.sum(axis=1)))
