import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    begin = "0"
    last = tf.train.latest_checkpoint("kept")
    if last:
        saver.restore(sess, last)
        begin = last.split("-")[-1]
    begin = int(begin.strip())
    sess.run(hvd.broadcast_global_variables(0))
    begin = from_first(begin)
    for k in range(begin, 200, hvd.size()):
        sess.run(step, {x: rows[np.random.randint(0, 800, 20)]})
        if -k % 50 < hvd.size():
            if hvd.rank() == 0:
                saver.save(sess, "kept/made", k)
    if hvd.rank() == 0:
        print("made")
