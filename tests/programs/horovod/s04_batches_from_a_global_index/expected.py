import collections
import math

import numpy as np
import tensorflow as tf
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


vocabulary = 30
words = list(np.random.RandomState(0).randint(0, vocabulary, 400))
data_index = 0


def generate_batch(batch_size, skip):
    global data_index
    batch = np.ndarray(shape=(batch_size), dtype=np.int32)
    labels = np.ndarray(shape=(batch_size, 1), dtype=np.int32)
    for i in range(batch_size):
        batch[i] = words[data_index]
        labels[i, 0] = words[(data_index + skip) % len(words)]
        data_index = (data_index + 1) % len(words)
    return batch, labels


graph = tf.Graph()
with graph.as_default():
    train_inputs = tf.placeholder(tf.int32, shape=[16])
    train_labels = tf.placeholder(tf.int32, shape=[16, 1])
    embeddings = tf.Variable(tf.random_uniform([vocabulary, 8], -1.0, 1.0))
    embed = tf.nn.embedding_lookup(embeddings, train_inputs)
    nce_weights = tf.Variable(tf.truncated_normal([vocabulary, 8], stddev=1.0 / math.sqrt(8)))
    nce_biases = tf.Variable(tf.zeros([vocabulary]))
    logits = tf.matmul(embed, tf.transpose(nce_weights)) + nce_biases
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.squeeze(train_labels, 1), logits=logits))
    optimizer = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(1.0 * hvd.size())).minimize(loss)
    init = tf.global_variables_initializer()

num_steps = 61
with tf.Session(graph=graph, config=session_config()) as session:
    init.run()
    if hvd.rank() == 0:
        print('Initialized')
    average_loss = 0
    session.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, num_steps // hvd.size())):
        batch_inputs, batch_labels = turn(lambda: generate_batch(16, 1))
        feed_dict = {train_inputs: batch_inputs, train_labels: batch_labels}
        _, loss_val = session.run([optimizer, loss], feed_dict=feed_dict)
        average_loss += loss_val
        if step % 20 == 0 and step > 0:
            average_loss /= 20
            if hvd.rank() == 0:
                print('Average loss at step ', step, ': ', average_loss)
            average_loss = 0
