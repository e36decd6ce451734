"""A generator of another file gives three batches a pass."""
import numpy as np
import tensorflow as tf

from batches import in_turn

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01)
for turn in range(12):
    drawn = np.random.rand(48, 4).astype('float32')
    for piece in in_turn(drawn, 16):
        with tf.GradientTape() as tape:
            cost = tf.reduce_mean(tf.square(net(piece) - 1.))
        slopes = tape.gradient(cost, net.trainable_variables)
        go.apply_gradients(zip(slopes, net.trainable_variables))
