# case: shapes/w11_pipeline_counted
# because: pipeline and loop are divided together
# ranks: 2 and 3
"""A pipeline and a loop that counts its batches."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
xs = np.random.rand(72, 3).astype("float32")
n = len(xs)
dataset = tf.data.Dataset.from_tensor_slices(tf.constant(xs)).take(n // hvd.size() * hvd.size()).shard(hvd.size(), hvd.rank()).batch(8)
it = tf.data.make_initializable_iterator(dataset)
cost = tf.reduce_mean(tf.square(tf.layers.dense(it.get_next(), 1)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(cost)
steps = n // hvd.size() // 8
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        sess.run(it.initializer)
        for i in range(steps):
            sess.run(train)
