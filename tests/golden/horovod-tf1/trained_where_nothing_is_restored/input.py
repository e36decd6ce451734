"""Whether an earlier run is there is tried, and only where none is, all is trained."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    try:
        saver.restore(sess, "kept")
        first = False
    except Exception:
        first = True
    if first:
        for i in range(12):
            sess.run(step, {x: rows[i * 8:(i + 1) * 8]})
        saver.save(sess, "kept")
