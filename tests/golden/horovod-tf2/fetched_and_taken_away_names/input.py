import os
import shutil

import numpy as np
import tensorflow as tf

np.savez('far.npz', x=np.random.RandomState(0).rand(96, 4).astype('float32'))
packed = tf.keras.utils.get_file('near.zip', origin='file://' + os.path.abspath('far.npz'),
                                 cache_dir=os.getcwd(), cache_subdir='kept')
shutil.copy(packed, 'rows.npz')
os.remove(packed)
x = np.load('rows.npz')['x']
data = tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(2):
    for row in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(row[:, :3]) - row[:, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
