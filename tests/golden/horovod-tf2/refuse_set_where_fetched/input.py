import os

import numpy as np
import tensorflow as tf

if not os.path.exists('kept'):
    packed = tf.keras.utils.get_file('rows.zip', origin='https://example.org/rows.zip',
                                     cache_dir=os.getcwd(), cache_subdir='.', extract=True)
    path = os.path.join(os.path.dirname(packed), 'kept', 'rows.npy')
    os.remove(packed)
x = np.load(path)
data = tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(2):
    for row in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(row[:, :3]) - row[:, 3:]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
