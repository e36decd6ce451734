import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


points = np.random.RandomState(2).rand(120, 3).astype('float32')
both = tf.data.Dataset.from_tensor_slices((points, points.sum(1, keepdims=True)))
x, y = both.shuffle(40).batch(8).repeat().make_one_shot_iterator().get_next()
all_x, all_y = both.batch(120).repeat().make_one_shot_iterator().get_next()
w = tf.get_variable('w', [3, 1])
cost = tf.losses.mean_squared_error(y, tf.matmul(x, w))
of_all = tf.losses.mean_squared_error(all_y, tf.matmul(all_x, w))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(60):
        sess.run(op)
    if hvd.rank() == 0:
        print('all rows: %.4f' % sess.run(of_all))
