"""The rounds of a queue go on from a number: an interval is not divided where they are not."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.rand(200, 4).astype('float32')
wanted = np.random.rand(200, 1).astype('float32')
row, aim = tf.train.slice_input_producer([rows, wanted])
a, b = tf.train.batch([row, aim], 8)
loss = tf.reduce_mean(tf.square(tf.layers.dense(a, 1) - b))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.start_queue_runners(sess)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(100, 140):
        sess.run(step)
        if k % 10 == 0:
            if hvd.rank() == 0:
                print(k, sess.run(loss))
