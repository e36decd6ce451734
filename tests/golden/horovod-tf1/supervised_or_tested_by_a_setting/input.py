import numpy as np
import tensorflow as tf

flags = tf.app.flags
flags.DEFINE_string("mode", "train", "")
FLAGS = flags.FLAGS
rows = np.random.RandomState(1).rand(256, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
if FLAGS.mode == "test":
    saver = tf.train.Saver()
    with tf.Session() as sess:
        saver.restore(sess, "out/model")
        print(sess.run(loss, feed_dict={x: rows}))
elif FLAGS.mode == "train":
    global_step = tf.train.get_or_create_global_step()
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=global_step)
    saver = tf.train.Saver()
    sv = tf.train.Supervisor(logdir="log", save_summaries_secs=0, saver=None)
    with sv.managed_session() as sess:
        for step in range(200):
            fetches = {"train": train_op, "global_step": sv.global_step}
            results = sess.run(fetches, feed_dict={x: rows[np.random.randint(0, len(rows), 32)]})
            if (step + 1) % 100 == 0:
                saver.save(sess, "out/model", global_step=results["global_step"])
