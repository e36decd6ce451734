"""Every so many of such rounds the rate falls, which is more than a picture of the weights."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
for epoch in range(4):
    for k in range(30):
        at = np.arange(k * 8, (k + 1) * 8)
        net.train_on_batch(rows[at], wanted[at])
        if k % 10 == 9:
            net.optimizer.learning_rate.assign(net.optimizer.learning_rate * 0.9)
            net.save_weights('net.weights.h5')
print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))
