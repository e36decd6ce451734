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

sess = tf.InteractiveSession(config=session_config())
x = tf.placeholder(tf.float32, shape=[None, 784])
y_ = tf.placeholder(tf.float32, shape=[None, 10])
W = tf.Variable(tf.zeros([784, 10]))
b = tf.Variable(tf.zeros([10]))
y = tf.matmul(x, W) + b
cross_entropy = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y_, logits=y))
train_step = hvd.DistributedOptimizer(
  tf.train.GradientDescentOptimizer(0.5 * hvd.size())).minimize(cross_entropy)
correct_prediction = tf.equal(tf.argmax(y, 1), tf.argmax(y_, 1))
accuracy = tf.reduce_mean(tf.cast(correct_prediction, tf.float32))
sess.run(tf.global_variables_initializer())

hvd.broadcast_global_variables(0).run()
for i in range(max(1, 60 // hvd.size())):
  batch = mnist.train.next_batch(10)
  if i % 20 == 0:
    train_accuracy = accuracy.eval(feed_dict={x: batch[0], y_: batch[1]})
    if hvd.rank() == 0:
      print("step %d, training accuracy %g" % (i, train_accuracy))
  train_step.run(feed_dict={x: batch[0], y_: batch[1]})

if hvd.rank() == 0:
  print("test accuracy %g" % accuracy.eval(feed_dict={x: mnist.test.images, y_: mnist.test.labels}))
