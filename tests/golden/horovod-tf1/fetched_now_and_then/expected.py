"""A dictionary of what is asked for gets one more in some rounds, in which it is read and kept."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
made = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(
    loss, global_step=made)
saver = tf.train.Saver()
np.random.seed(3)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(1, max(1, 90 // hvd.size()) + 1):
        fetches = {"train": train, "made": made}
        if i % max(1, 30 // hvd.size()) == 0:
            fetches["loss"] = loss
        results = sess.run(fetches, {x: rows[np.random.randint(0, 320, 16)]})
        if i % max(1, 30 // hvd.size()) == 0:
            if hvd.rank() == 0:
                print(results["made"], results["loss"])
                saver.save(sess, "kept/net", global_step=made)
    if hvd.rank() == 0:
        print("loss", sess.run(loss, {x: rows}))
