"""The rate falls with the root of the number of updates, which the optimizer is told to count."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
updates = tf.Variable(0, trainable=False, name="updates")
points = tf.placeholder(tf.float32, [None, 2])
kinds = tf.placeholder(tf.int64, [None])
scores = tf.layers.dense(points, 2)
cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=kinds, logits=scores))
learning_rate = 0.5 / tf.sqrt(1. + tf.to_float(updates * hvd.size()))
optimizer = hvd.DistributedOptimizer(
    tf.train.MomentumOptimizer(learning_rate * hvd.size(), momentum=0.9))
grads = optimizer.compute_gradients(cost)
train = optimizer.apply_gradients(grads, global_step=updates)
drawn = np.random.RandomState(1)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 80 // hvd.size())):
        some = np.random.rand(10, 2)
        s.run(train, feed_dict={points: some, kinds: (some.sum(axis=1) > 1).astype("int64")})
