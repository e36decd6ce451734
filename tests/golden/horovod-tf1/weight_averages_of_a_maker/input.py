"""One maker makes averages of weights and of the loss."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
def kept(decay=0.99, **kw):
    return tf.train.ExponentialMovingAverage(decay, **kw)
w = kept()
l = kept(0.9, name="loss")
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.control_dependencies([step]):
    op = tf.group(w.apply(tf.trainable_variables()), l.apply([loss]))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, 96, 8):
        sess.run(op, {x: rows[i:i + 8]})
