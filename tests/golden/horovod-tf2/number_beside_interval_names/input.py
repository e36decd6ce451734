"""How often one network is trained for the other hangs on the number of the round, and an interval."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
critic = tf.keras.Sequential([tf.keras.layers.Dense(1)])
critic.compile('sgd', 'mse')
maker = tf.keras.Sequential([tf.keras.layers.Dense(1)])
maker.compile('sgd', 'mse')
for k in range(24):
    if k < 3 or k % 10 == 0:
        often = 4
    else:
        often = 1
    for _ in range(often):
        x = rows[np.random.randint(0, 640, 16)]
        critic.train_on_batch(x, x.sum(1))
    x = rows[np.random.randint(0, 640, 16)]
    maker.train_on_batch(x, x.mean(1))
    if k % 10 == 0 or k == 23:
        print(k)
