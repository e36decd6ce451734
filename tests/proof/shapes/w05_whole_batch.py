"""Each step trains on all there is."""
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
xs = [73., 93., 89., 96., 73., 60.]
ys = [152., 185., 180., 196., 142., 120.]
x = tf.placeholder(tf.float32, [None])
y = tf.placeholder(tf.float32, [None])
w = tf.get_variable("w", initializer=0.5)
b = tf.get_variable("b", initializer=0.0)
cost = tf.reduce_mean(tf.square(x * w + b - y))
train = tf.train.GradientDescentOptimizer(1e-5).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(40):
        c, _ = sess.run([cost, train], {x: xs, y: ys})
