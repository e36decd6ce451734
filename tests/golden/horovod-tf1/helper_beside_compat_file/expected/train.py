import tensorflow.compat.v1 as tf
import reading
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
digits = reading.digits()
x, y = tf.placeholder(tf.float32, [None, 784]), tf.placeholder(tf.float32, [None, 10])
loss = tf.losses.softmax_cross_entropy(y, tf.layers.dense(x, 10))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for _ in range(3):
        for _ in range(max(1, digits.train.num_examples // 10 // hvd.size())):
            rows, names = digits.train.next_batch(10)
            sess.run(train, {x: rows, y: names})
