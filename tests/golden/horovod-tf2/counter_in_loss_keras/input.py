"""The loss counts its batches, and holds more in the first of them."""
import numpy as np
import tensorflow as tf

seen = tf.Variable(0., trainable=False)


def cost(truth, made):
    error = tf.reduce_mean(tf.square(truth - made))
    many = seen.assign_add(1.)
    return tf.cond(many < 20., lambda: error + tf.reduce_mean(tf.abs(made)), lambda: error)


table = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', cost)
net.fit(table, table[:, :1], batch_size=8, epochs=2, verbose=0)
