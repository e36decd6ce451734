import tensorflow as tf

x = tf.Variable(1.0)
train = tf.train.GradientDescentOptimizer(0.1).minimize(x * x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(10):
        sess.run(train)
