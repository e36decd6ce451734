"""One function queues the lines of one file to be trained on, and those of another for tests."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for name, lines in (("lines_to_train.csv", 323), ("lines_to_test.csv", 80)):
    np.savetxt(name, np.random.RandomState(lines).rand(lines, 3), delimiter=",")


def lines_of(queue):
    reader = tf.TextLineReader()
    _, line = reader.read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.stack([a, b]), tf.stack([c])


def batches(name, mixed):
    some, wanted = lines_of(tf.train.string_input_producer([name]))
    if mixed:
        return tf.train.shuffle_batch([some, wanted], 8, 400, 100, num_threads=4)
    return tf.train.batch([some, wanted], 8)


def main():
    train_some, train_wanted = batches("lines_to_train.csv", True)
    test_some, test_wanted = batches("lines_to_test.csv", mixed=False)
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
    updates = tf.train.get_or_create_global_step()
    rate = tf.train.exponential_decay(0.05, updates, 60, 0.8, staircase=True)
    step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=updates)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        for turn in range(4):
            total = 0.0
            for k in range(40):
                some, wanted = sess.run([train_some, train_wanted])
                _, now = sess.run([step, loss], {x: some, y: wanted})
                total += now
            tested = 0.0
            for k in range(10):
                held, right = sess.run([test_some, test_wanted])
                tested += sess.run(loss, {x: held, y: right})
            print("pass", turn, "loss", total / 40, "tested", tested / 10)
        coord.request_stop()
        coord.join(threads)


main()
