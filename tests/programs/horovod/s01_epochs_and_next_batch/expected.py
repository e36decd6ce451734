'''
A multilayer perceptron, in the style of countless tutorials.
'''
from __future__ import print_function

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
mnist = input_data.read_data_sets("/tmp/data/", one_hot=True)
if hvd.local_rank() == 0:
    average(0.)

# Parameters
learning_rate = 0.001
training_epochs = 2
batch_size = 20
display_step = 1

# Network Parameters
n_hidden_1 = 16
n_input = 784
n_classes = 10

# tf Graph input
X = tf.placeholder("float", [None, n_input])
Y = tf.placeholder("float", [None, n_classes])

weights = {
    'h1': tf.Variable(tf.random_normal([n_input, n_hidden_1])),
    'out': tf.Variable(tf.random_normal([n_hidden_1, n_classes]))
}
biases = {
    'b1': tf.Variable(tf.random_normal([n_hidden_1])),
    'out': tf.Variable(tf.random_normal([n_classes]))
}


# Create model
def multilayer_perceptron(x):
    layer_1 = tf.add(tf.matmul(x, weights['h1']), biases['b1'])
    out_layer = tf.matmul(layer_1, weights['out']) + biases['out']
    return out_layer

logits = multilayer_perceptron(X)
loss_op = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(logits=logits, labels=Y))
optimizer = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(learning_rate=learning_rate * hvd.size()))
train_op = optimizer.minimize(loss_op)
init = tf.global_variables_initializer()

with tf.Session(config=session_config()) as sess:
    sess.run(init)

    # Training cycle
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(training_epochs):
        avg_cost = 0.
        total_batch = max(1, int(mnist.train.num_examples/batch_size) // hvd.size())
        # Loop over all batches
        for i in range(total_batch):
            batch_x, batch_y = mnist.train.next_batch(batch_size)
            # Run optimization op (backprop) and cost op (to get loss value)
            _, c = sess.run([train_op, loss_op], feed_dict={X: batch_x,
                                                            Y: batch_y})
            # Compute average loss
            avg_cost += c / total_batch
        avg_cost = average(avg_cost)
        # Display logs per epoch step
        if epoch % display_step == 0:
            if hvd.rank() == 0:
                print("Epoch:", '%04d' % (epoch+1), "cost={:.9f}".format(avg_cost))
    if hvd.rank() == 0:
        print("Optimization Finished!")

    # Test model
    pred = tf.nn.softmax(logits)
    correct_prediction = tf.equal(tf.argmax(pred, 1), tf.argmax(Y, 1))
    accuracy = tf.reduce_mean(tf.cast(correct_prediction, "float"))
    if hvd.rank() == 0:
        print("Accuracy:", accuracy.eval({X: mnist.test.images, Y: mnist.test.labels}))
