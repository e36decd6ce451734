"""A queue of rows, and so many rounds more than an earlier run has made."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.flags.DEFINE_string("further", "", "checkpoint")
tf.flags.DEFINE_integer("rounds", 80, "rounds")
FLAGS = tf.flags.FLAGS
tf.set_random_seed(1)


def training(further):
    rounds = FLAGS.rounds
    first = 0 if not further else int(FLAGS.further.split("-")[-1])
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    row = tf.train.slice_input_producer([tf.convert_to_tensor(rows)], shuffle=True)[0]
    taken = tf.train.batch([row], 16)
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
    train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        if further:
            saver.restore(sess, FLAGS.further)
        else:
            sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        for step in range(first, first + rounds):
            batch = sess.run(taken)
            sess.run(train, {x: batch})
            if step % 40 == 0 or (step + 1) == rounds:
                saver.save(sess, "kept/model", global_step=step)
        coord.request_stop()
        coord.join(threads)
        print("loss", sess.run(loss, {x: rows}))


training(FLAGS.further != "")
