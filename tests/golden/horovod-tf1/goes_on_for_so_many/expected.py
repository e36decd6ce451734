"""A queue of rows, and so many rounds more than an earlier run has made."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share_rows(data):
    """This worker's share of an array's, a list's or a tensor's rows; all, where they are few."""
    count = int(data.shape[0]) if hasattr(data, "shape") else len(data)
    return (data[hvd.rank():count // hvd.size() * hvd.size():hvd.size()]
            if count >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
tf.flags.DEFINE_string("further", "", "checkpoint")
tf.flags.DEFINE_integer("rounds", 80, "rounds")
FLAGS = tf.flags.FLAGS
tf.set_random_seed(1 + hvd.rank())


def training(further):
    rounds = FLAGS.rounds
    first = 0 if not further else int(FLAGS.further.split("-")[-1])
    rows = np.random.RandomState(0).rand(320, 4).astype("float32")
    row = tf.train.slice_input_producer([share_rows(tf.convert_to_tensor(rows))], shuffle=True)[0]
    taken = tf.train.batch([row], 16)
    x = tf.placeholder(tf.float32, [None, 4])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
    train = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session(config=session_config()) as sess:
        if further:
            saver.restore(sess, FLAGS.further)
        else:
            sess.run(tf.global_variables_initializer())
        coord = tf.train.Coordinator()
        threads = tf.train.start_queue_runners(sess=sess, coord=coord)
        sess.run(hvd.broadcast_global_variables(0))
        for step in range(first, first + -(-rounds // hvd.size())):
            batch = sess.run(taken)
            sess.run(train, {x: batch})
            if step % max(1, 40 // hvd.size()) == 0 or (step + 1) == -(-rounds // hvd.size()):
                if hvd.rank() == 0:
                    saver.save(sess, "kept/model", global_step=step)
        coord.request_stop()
        coord.join(threads)
        if hvd.rank() == 0:
            print("loss", sess.run(loss, {x: rows}))


training(FLAGS.further != "")
