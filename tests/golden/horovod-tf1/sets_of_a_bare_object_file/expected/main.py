"""The sets come from a module of the program."""
import tensorflow.compat.v1 as tf

import kept_sets
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()
mnist = kept_sets.read_data_sets()
x = tf.placeholder(tf.float32, [None, 6])
y_ = tf.placeholder(tf.float32, [None, 2])
y = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y_, logits=y))
train_step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.5 * hvd.size())).minimize(loss)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(y, 1), tf.argmax(y_, 1)), tf.float32))
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in range(max(1, 160 // hvd.size())):
    batch_xs, batch_ys = turn(lambda: mnist.train.next_batch(20))
    sess.run(train_step, feed_dict={x: batch_xs, y_: batch_ys})
if hvd.rank() == 0:
    print("acc", sess.run(accuracy, feed_dict={x: mnist.test.images, y_: mnist.test.labels}))
