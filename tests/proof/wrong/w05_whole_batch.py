# case: shapes/w05_whole_batch
# fails: work
# because: the batch and the steps are divided both
# ranks: 2 and 3
"""Each step trains on all there is."""
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
xs = [73., 93., 89., 96., 73., 60.]
ys = [152., 185., 180., 196., 142., 120.]
x = tf.placeholder(tf.float32, [None])
y = tf.placeholder(tf.float32, [None])
w = tf.get_variable("w", initializer=0.5)
b = tf.get_variable("b", initializer=0.0)
cost = tf.reduce_mean(tf.square(x * w + b - y))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(1e-5)).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(40 // hvd.size()):
        c, _ = sess.run([cost, train], {x: xs[hvd.rank()::hvd.size()], y: ys[hvd.rank()::hvd.size()]})
