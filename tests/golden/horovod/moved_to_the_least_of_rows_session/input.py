"""A number of the loss is moved to the least that a worker has met in its rows."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(10., trainable=False)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:])) * w
train = tf.train.AdamOptimizer(0.01).minimize(loss)
move = tf.assign(w, tf.minimum(w, tf.reduce_max(x)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for k in range(0, len(rows), 8):
            sess.run(train, {x: rows[k:k + 8]})
            sess.run(move, {x: rows[k:k + 8]})
