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

np.random.seed(11)
faces = np.random.rand(180, 5).astype('float32')
real = tf.placeholder(tf.float32, [None, 5])
seed = tf.placeholder(tf.float32, [None, 2])


def judge(x, reuse=None):
    with tf.variable_scope('judge', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


with tf.variable_scope('forger'):
    forged = tf.layers.dense(tf.layers.dense(seed, 8, tf.nn.relu), 5)
good, bad = judge(real), judge(forged, reuse=True)
judge_cost = tf.reduce_mean(tf.square(good - 1)) + tf.reduce_mean(tf.square(bad))
forger_cost = tf.reduce_mean(tf.square(bad - 1))
of_judge = [v for v in tf.trainable_variables() if v.name.startswith('judge')]
of_forger = [v for v in tf.trainable_variables() if v.name.startswith('forger')]
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(judge_cost,
    var_list=of_judge)
forge = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(forger_cost,
    var_list=of_forger)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    faces = share(faces)
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for b in range(max(1, len(faces) // 12)):
            z = np.random.uniform(-1, 1, (12, 2))
            sess.run(learn, {real: faces[b * 12:(b + 1) * 12], seed: z})
            sess.run(forge, {seed: z})
    if hvd.rank() == 0:
        print('done')
