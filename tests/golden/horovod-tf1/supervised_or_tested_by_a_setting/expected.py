import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


flags = tf.app.flags
flags.DEFINE_string("mode", "train", "")
FLAGS = flags.FLAGS
rows = np.random.RandomState(1).rand(256, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
if FLAGS.mode == "test":
    saver = tf.train.Saver()
    if hvd.rank() == 0:
        with tf.Session(config=session_config()) as sess:
            saver.restore(sess, "out/model")
            print(sess.run(loss, feed_dict={x: rows}))
elif FLAGS.mode == "train":
    global_step = tf.train.get_or_create_global_step()
    train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
        global_step=global_step)
    saver = tf.train.Saver()
    first_weights = hvd.broadcast_global_variables(0)
    sv = tf.train.Supervisor(logdir="log" if hvd.rank() == 0 else tempfile.mkdtemp(),
        save_summaries_secs=0, saver=None)
    with sv.managed_session(config=session_config()) as sess:
        rows = share(rows)
        sess.run(first_weights)
        for step in range(max(1, 200 // hvd.size())):
            fetches = {"train": train_op, "global_step": sv.global_step}
            results = sess.run(fetches, feed_dict={x: rows[np.random.randint(0, len(rows), 32)]})
            if (step + 1) % max(1, 100 // hvd.size()) == 0:
                if hvd.rank() == 0:
                    saver.save(sess, "out/model", global_step=results["global_step"])
