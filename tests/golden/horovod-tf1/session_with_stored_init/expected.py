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
mnist = input_data.read_data_sets("MNIST_data", one_hot=True)
if hvd.local_rank() == 0:
    average(0.)

learning_rate = 0.01
training_epochs = 2
batch_size = 20

x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
W = tf.Variable(tf.random_normal([784, 10]))
b = tf.Variable(tf.zeros([10]))
pred = tf.nn.softmax(tf.matmul(x, W) + b)
cost = tf.reduce_mean(-tf.reduce_sum(y * tf.log(pred + 1e-9), reduction_indices=1))
optimizer = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(learning_rate * hvd.size())).minimize(cost)
init = tf.global_variables_initializer()

with tf.Session(config=session_config()) as sess:
    sess.run(init)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(training_epochs):
        avg_cost = 0.
        total_batch = max(1, int(mnist.train.num_examples / batch_size) // hvd.size())
        for i in range(total_batch):
            batch_xs, batch_ys = mnist.train.next_batch(batch_size)
            _, c = sess.run([optimizer, cost], feed_dict={x: batch_xs, y: batch_ys})
            avg_cost += c / total_batch
        avg_cost = average(avg_cost)
        if hvd.rank() == 0:
            print("Epoch:", '%04d' % (epoch + 1), "cost=", "{:.9f}".format(avg_cost))
    if hvd.rank() == 0:
        print("Optimization Finished!")
