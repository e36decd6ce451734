"""The sets come from a module of the program."""
import tensorflow.compat.v1 as tf

import kept_sets

tf.disable_v2_behavior()
mnist = kept_sets.read_data_sets()
x = tf.placeholder(tf.float32, [None, 6])
y_ = tf.placeholder(tf.float32, [None, 2])
y = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y_, logits=y))
train_step = tf.train.GradientDescentOptimizer(0.5).minimize(loss)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(y, 1), tf.argmax(y_, 1)), tf.float32))
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(160):
    batch_xs, batch_ys = mnist.train.next_batch(20)
    sess.run(train_step, feed_dict={x: batch_xs, y_: batch_ys})
print("acc", sess.run(accuracy, feed_dict={x: mnist.test.images, y_: mnist.test.labels}))
