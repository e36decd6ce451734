"""What `optimize_loss` is given stands in a dictionary: an optimizer, and noise."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
opts = dict(optimizer=tf.train.AdamOptimizer(0.01), gradient_noise_scale=0.1)
train_op = tf.contrib.layers.optimize_loss(loss, tf.train.get_or_create_global_step(), 0.01, **opts)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(24):
        sess.run(train_op, {x: rows[np.random.randint(0, 96, 8)]})
