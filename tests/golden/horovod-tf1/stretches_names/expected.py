import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


notes = np.random.randint(0, 20, 2000)
x = tf.placeholder(tf.int32, [None])
y = tf.placeholder(tf.int32, [None])
logits = tf.layers.dense(tf.one_hot(x, 20), 20)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for at in range(0, len(notes) - 21, 20):
        sess.run(step, {x: notes[at:at + 20], y: notes[at + 1:at + 21]})
