"""A function makes the feed of whichever set it is given, to train and to test."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data


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
    print('right', count / (rounds * 100))


def main():
    sets = input_data.read_data_sets('kept')
    x = tf.placeholder(tf.float32, [100, 784])
    y = tf.placeholder(tf.int64, [100])
    out = tf.layers.dense(x, 10)
    loss = tf.losses.sparse_softmax_cross_entropy(y, out)
    right = tf.reduce_sum(tf.cast(tf.nn.in_top_k(out, y, 1), tf.int32))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for k in range(2000):
            feed = feed_of(sets.train, x, y)
            _, now = sess.run([step, loss], feed_dict=feed)
            if k % 100 == 0:
                print('step', k, now)
            if (k + 1) % 1000 == 0 or (k + 1) == 2000:
                saver.save(sess, 'kept/net', global_step=k)
                tested(sess, right, x, y, sets.train)
                tested(sess, right, x, y, sets.test)


if __name__ == '__main__':
    main()
