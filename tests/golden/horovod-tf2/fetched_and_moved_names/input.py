"""What one worker of each machine fetches, that one puts under its name, and writes in another form."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

np.savez('far.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))
near = 'near.npz'
if not os.path.exists(near):
    urllib.request.urlretrieve('file://' + os.path.abspath('far.npz'), filename='near.part')
    with np.load('near.part') as found:
        sums = found['x'].sum(1)
    with open('near.txt', 'w') as f:
        f.write('\n'.join(str(value) for value in sums))
    os.rename('near.part', near)
signals = np.load(near)['x']
sums = np.loadtxt('near.txt').astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.001)
for t in range(60):
    at = np.random.randint(0, len(signals), 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(signals[at])[:, 0] - sums[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
