"""One function queues the rows that are trained on and those that are held out."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = from_first(np.random.rand(200, 4)).astype('float32')
wanted = from_first(np.random.rand(200, 1)).astype('float32')
def queue(rows, wanted):
    row, aim = tf.train.slice_input_producer([rows, wanted])
    return tf.train.batch([row, aim], 8)


a, b = queue(rows, wanted)
c, d = queue(rows[:10], wanted[:10])
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.start_queue_runners(sess)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(40):
        sess.run(step)
        if k % 10 == 0:
            if hvd.rank() == 0:
                print(k, sess.run([c, d])[0].mean())
