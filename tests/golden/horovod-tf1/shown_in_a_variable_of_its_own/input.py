import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 8)
w = tf.Variable(tf.random_uniform([8, 1]))
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        for i in range(0, len(data), 16):
            sess.run(step, {x: data[i : i + 16]})
        shown = tf.Variable(sess.run(w), name="shown")
        sess.run(shown.initializer)
        tf.train.Saver([shown]).save(sess, "board/shown", epoch)
