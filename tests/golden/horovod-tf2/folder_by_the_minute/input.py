# The hour and the minute are a folder's name, which gets the number of the pass as well.
import datetime
import os

import numpy as np
import tensorflow as tf


def folder_for_now():
    now = datetime.datetime.now()
    return 'run-' + str(now.hour) + '_' + str(now.minute) + '-' + str(0).zfill(2)


drawn = np.random.RandomState(4).rand(192, 4).astype('float32')
batches = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
name = folder_for_now()
os.mkdir(name)
os.chdir(name)
for turn in range(1, 4):
    for seen, answer in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
    net.save_weights('net.weights.h5')
    os.chdir('..')
    later = name[:-2] + str(turn).zfill(2)
    os.rename(name, later)
    os.chdir(later)
    name = later
