"""What is right, by as many as were seen: both are sums of the rounds, one printed and one not."""
import numpy as np
import tensorflow as tf
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rng = np.random.RandomState(0)
rows = rng.rand(480, 4).astype('float32')
kinds = rng.randint(0, 2, 480)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
z = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=z))
right = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(z, 1), y), tf.float32))
many = tf.shape(x)[0]
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def one_pass(sess):
    good, seen, cost, turns = 0., 0, 0., 0
    for k in range(0, len(rows), 16):
        l, g, n, _ = sess.run([loss, right, many, step],
                              {x: rows[k:k + 16], y: kinds[k:k + 16]})
        good += g
        seen += n
        cost += l
        turns += 1
    seen = average(seen) * hvd.size()
    good = average(good) * hvd.size()
    cost = average(cost)
    if hvd.rank() == 0:
        print(
            '%d rows, %.3f of them right, %.3f a batch' % (seen, good / seen,
                good / (turns * hvd.size())))
    return good / seen, cost / turns


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    kinds = share(kinds)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        accuracy, mean = one_pass(sess)
        if hvd.rank() == 0:
            print(epoch, accuracy, mean)
