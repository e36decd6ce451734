"""Every so many rounds make many updates and the others one: as often in fewer rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
EVERY = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(1, 49):
        if step % EVERY == 0:
            for _ in range(EVERY):
                sess.run(train, {x: np.random.normal(size=(8, 4))})
        else:
            sess.run(train, {x: np.random.normal(size=(8, 4))})
