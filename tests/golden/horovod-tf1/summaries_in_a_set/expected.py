"""What is told is kept in a set, which slim's programs do: tensors are in no order of their own."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

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


tf.disable_v2_behavior()
rows = np.random.RandomState(3).rand(320, 4).astype('float32')
ratio = tf.placeholder(tf.float32, [])
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
tf.summary.scalar('loss', loss)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
summaries = set(tf.get_collection(tf.GraphKeys.SUMMARIES))
summaries.add(tf.summary.scalar('twice', 2. * loss))
summaries.add(tf.summary.scalar('ratio', ratio))
summary_op = tf.summary.merge(list(sorted(summaries, key=repr)), name='summary_op')
resting = [v for v in sorted(set(tf.global_variables()) - set(tf.trainable_variables()), key=repr)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(share(rows)) // 16)):
            sess.run(step, {x: share(rows)[16 * i:16 * i + 16]})
        told = sess.run(summary_op, {x: rows, ratio: 1.})
        if hvd.rank() == 0:
            print(epoch, len(told) > 0, len(resting))
