"""The gradients are fetched, changed by NumPy, and fed to what applies them."""
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
own = tf.trainable_variables()
slopes = tf.gradients(loss, own)
fed = [tf.placeholder(tf.float32, v.get_shape()) for v in own]
mover = tf.train.GradientDescentOptimizer(0.1)
move = mover.apply_gradients(zip(fed, own))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(100):
        at = np.random.randint(0, 320, 16)
        found = sess.run(slopes, {x: rows[at], y: wanted[at]})
        sess.run(move, {f: np.clip(g, -1, 1) for f, g in zip(fed, found)})
    print("loss of all", sess.run(loss, {x: rows, y: wanted}))
