"""NumPy reckons the gradient, and the graph only applies it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(320, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.get_variable("w", [3, 1], initializer=tf.zeros_initializer())
loss = tf.reduce_mean((tf.matmul(x, w) - y) ** 2)
given = tf.placeholder(tf.float32, [3, 1])
step = tf.train.GradientDescentOptimizer(0.1).apply_gradients([(given, w)])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, 320, 16)
        now = sess.run(w)
        slope = rows[at].T.dot(rows[at].dot(now) - wanted[at]) / 16
        sess.run(step, {given: slope})
    print("loss of all", sess.run(loss, {x: rows, y: wanted}))
