"""What is made where it is missing goes by a file that is taken away again: all are told."""
import os
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(320, 4).astype('float32')
if not os.path.isfile('log.csv'):
    log = open('log.csv', 'w')
    log.write('epoch,loss\n')
    log.close()
if not os.path.exists('mixed.bin'):
    np.save('rows.npy', rows)
    mixed = np.load('rows.npy')[::-1]
    out = open('mixed.bin', 'wb')
    out.write(mixed.tobytes())
    out.close()
    os.remove('rows.npy')
rows = np.fromfile('mixed.bin', 'float32').reshape(-1, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for k in range(0, len(rows), 8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows[k:k + 8, :3]) - rows[k:k + 8, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
