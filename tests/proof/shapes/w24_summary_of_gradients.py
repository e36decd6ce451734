"""A summary that shows gradients."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
opt = tf.train.GradientDescentOptimizer(0.1)
gradients = opt.compute_gradients(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
train = opt.apply_gradients(gradients)
tf.summary.scalar("norm", tf.global_norm([g for g, v in gradients]))
merged = tf.summary.merge_all()
writer = tf.summary.FileWriter("logs")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        batch = np.random.rand(8, 3)
        sess.run(train, {x: batch})
        if i % 5 == 0:
            writer.add_summary(sess.run(merged, {x: batch}), i)
writer.close()
