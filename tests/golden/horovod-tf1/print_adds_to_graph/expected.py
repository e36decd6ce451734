"""What is printed builds a part of the graph: all workers build it, or their gradients have other names."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])
inner = tf.Variable(tf.ones([6, 4]))
outer = tf.Variable(tf.ones([4, 1]))
value = tf.matmul(x, inner).shape
if hvd.rank() == 0:
    print("inner", value)
hidden = tf.nn.relu(tf.matmul(x, inner))
loss = tf.reduce_mean((tf.matmul(hidden, outer) - 1.0) ** 2)
step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, max(1, 480 // hvd.size()), 32):
        sess.run(step, {x: share(rows)[k:k + 32]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))
