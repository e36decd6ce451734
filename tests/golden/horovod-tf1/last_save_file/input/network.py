import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
