"""The rounds are counted in the loop, and asked behind it whether it is time to save."""
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
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(cost)
saver = tf.train.Saver()
step = 0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(12):
            sess.run(train, {x: np.random.rand(8, 3)})
            step += 1
        if step % 36 == 0:
            if hvd.rank() == 0:
                saver.save(sess, "model")
