import numpy as np
import tensorflow as tf

data = np.random.rand(480, 9)
with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 9], name="x")
    with tf.variable_scope("my"):
        loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
        tf.train.AdamOptimizer(0.001).minimize(loss, name="train_op")
    sess.run(tf.global_variables_initializer())
    train_op = sess.graph.get_operation_by_name("my/train_op")
    for i in range(0, len(data), 32):
        sess.run(train_op, feed_dict={x: data[i : i + 32]})
