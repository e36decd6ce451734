"""Whether an earlier run can be gone on with is tried, and a flag says it."""
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
    for i in range(12):
        sess.run(step, {x: rows[i * 8:(i + 1) * 8]})
    saver.save(sess, "kept/net")
    found = True
    try:
        float(open("kept/told.txt").read())
    except IOError:
        found = False
    if found:
        saver.restore(sess, "kept/net")
    print(sess.run(loss, {x: rows}))
