import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
mnist = input_data.read_data_sets('MNIST_data', one_hot=True)
if hvd.local_rank() == 0:
    average(0.)

lr = 0.001
training_iters = 800
batch_size = 20

x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
pred = tf.layers.dense(x, 10)
cost = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(logits=pred, labels=y))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(lr * hvd.size())).minimize(cost)
correct = tf.equal(tf.argmax(pred, 1), tf.argmax(y, 1))
accuracy = tf.reduce_mean(tf.cast(correct, tf.float32))

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    step = 0
    sess.run(hvd.broadcast_global_variables(0))
    while step * batch_size < max(1, training_iters // hvd.size()):
        batch_xs, batch_ys = mnist.train.next_batch(batch_size)
        sess.run([train_op], feed_dict={
            x: batch_xs,
            y: batch_ys,
        })
        if step % 20 == 0:
            if hvd.rank() == 0:
                print(sess.run(accuracy, feed_dict={x: batch_xs, y: batch_ys}))
        step += 1
