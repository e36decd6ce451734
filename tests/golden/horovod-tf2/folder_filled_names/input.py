# A folder that is not there is made, and something is put into it.
import json
import os
import numpy as np
import tensorflow as tf

if not os.path.isdir('kept'):
    os.mkdir('kept')
    with open('kept/settings.json', 'w') as f:
        json.dump({'rate': 0.05}, f)
drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
for turn in range(2):
    for seen, answer in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    folder = 'kept/%d' % turn
    if not os.path.exists(folder):
        os.makedirs(folder)
        net.save_weights(folder + '/net.h5')
