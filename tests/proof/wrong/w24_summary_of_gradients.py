# case: shapes/w24_summary_of_gradients
# fails: ends or one_model or steps
# because: what is summed over the ranks stands under the first one's guard
# ranks: 2 and 3
"""A summary that shows gradients."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size()))
gradients = opt.compute_gradients(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
train = opt.apply_gradients(gradients)
tf.summary.scalar("norm", tf.global_norm([g for g, v in gradients]))
merged = tf.summary.merge_all()
writer = tf.summary.FileWriter("logs") if hvd.rank() == 0 else None
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(24 // hvd.size()):
        batch = np.random.rand(8, 3)
        sess.run(train, {x: batch})
        if i % 5 == 0:
            if writer:
                writer.add_summary(sess.run(merged, {x: batch}), i)
if writer:
    writer.close()
