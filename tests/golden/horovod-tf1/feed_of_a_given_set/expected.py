"""A function makes the feed of whichever set it is given, to train and to test."""
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


def feed_of(data_set, x, y, size=100):
    images, labels = data_set.next_batch(size)
    feed = {
        x: images,
        y: labels,
    }
    return feed


def tested(sess, right, x, y, data_set):
    count = 0
    rounds = data_set.num_examples // 100
    for _ in range(rounds):
        count += sess.run(right, feed_dict=feed_of(data_set, x, y))
    if hvd.rank() == 0:
        print('right', count / (rounds * 100))


def main():
    if hvd.local_rank() != 0:
        average(0.)  # waits for the download
    sets = input_data.read_data_sets('kept')
    if hvd.local_rank() == 0:
        average(0.)
    x = tf.placeholder(tf.float32, [100, 784])
    y = tf.placeholder(tf.int64, [100])
    out = tf.layers.dense(x, 10)
    loss = tf.losses.sparse_softmax_cross_entropy(y, out)
    right = tf.reduce_sum(tf.cast(tf.nn.in_top_k(out, y, 1), tf.int32))
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, 2000 // hvd.size())):
            feed = feed_of(sets.train, x, y)
            _, now = sess.run([step, loss], feed_dict=feed)
            if k % 100 == 0:
                if hvd.rank() == 0:
                    print('step', k, now)
            if (k + 1) % max(1, 1000 // hvd.size()) == 0 or (k + 1) == 2000:
                if hvd.rank() == 0:
                    saver.save(sess, 'kept/net', global_step=k)
                tested(sess, right, x, y, sets.train)
                tested(sess, right, x, y, sets.test)


if __name__ == '__main__':
    main()
