import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 1])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable([[0.0]])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
sess = tf.Session()
sess.run(tf.initialize_all_variables())
for i in xrange(100):
    sess.run(train, feed_dict={x: [[1.0]], y: [[2.0]]})
    if i % 10 == 0:
        print i, sess.run(w)
        print "step", i
print "done"
