"""An episode ends by chance or after so many turns."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [1, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(10):
        turn = 0
        while True:
            state = np.random.rand(1, 3)
            sess.run(train, {x: state})
            turn += 1
            if state[0, 0] > 0.9 or turn >= 50:
                break
