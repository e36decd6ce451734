"""What begins a pass is called like training, and trains nothing."""
import tensorflow.compat.v1 as tf

from feeding import feed

tf.disable_v2_behavior()
(a, b), train_init_op, test_init_op = feed(640, 64)
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train_init_op)
    for i in range(40):
        sess.run(train_op)
    sess.run(test_init_op)
    print(sess.run(loss))
