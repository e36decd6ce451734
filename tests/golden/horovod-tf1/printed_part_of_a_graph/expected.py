"""What is printed and kept before the gradients are made is a part of the graph: all make it."""
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
sess = tf.Session(config=session_config())


def total(v):
    return sess.run(tf.reduce_sum(v))


value = 'sum %.1f' % total(np.ones(3))
if hvd.rank() == 0:
    print(value)
value_2 = sess.run(tf.reduce_mean(tf.constant([1., 2.])))
if hvd.rank() == 0:
    print(value_2)
value_3 = sess.run(tf.eye(3))
if hvd.rank() == 0:
    np.save('eye.npy', value_3)
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - tf.reduce_sum(x, 1, keepdims=True)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
sess.run(tf.global_variables_initializer())
rows = share(rows)
sess.run(hvd.broadcast_global_variables(0))
for k in range(max(1, 80 // hvd.size())):
    sess.run(train, {x: rows[8 * k:8 * k + 8]})
if hvd.rank() == 0:
    print(sess.run(tf.reduce_mean(w)))
