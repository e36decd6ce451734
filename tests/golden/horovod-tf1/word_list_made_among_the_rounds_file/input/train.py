"""What two other modules make at the first use, and read behind."""
import tensorflow as tf
from batches import make_batches

x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        for rows in make_batches(16):
            sess.run(step, feed_dict={x: rows})
