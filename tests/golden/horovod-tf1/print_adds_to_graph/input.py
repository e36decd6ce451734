"""What is printed builds a part of the graph: all workers build it, or their gradients have other names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
inner = tf.Variable(tf.ones([6, 4]))
outer = tf.Variable(tf.ones([4, 1]))
print("inner", tf.matmul(x, inner).shape)
hidden = tf.nn.relu(tf.matmul(x, inner))
loss = tf.reduce_mean((tf.matmul(hidden, outer) - 1.0) ** 2)
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, 480, 32):
        sess.run(step, {x: rows[k:k + 32]})
    print(sess.run(loss, {x: rows}))
