"""A dataset is given a tuple by a name: each worker takes its share of both arrays."""
import helper
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
tf.set_random_seed(1 + hvd.rank())
seen, held = helper.sets(16)
iterator = tf.data.Iterator.from_structure(tf.data.get_output_types(seen),
                                           tf.data.get_output_shapes(seen))
x, y = iterator.get_next()
begin_seen, begin_held = iterator.make_initializer(seen), iterator.make_initializer(held)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        sess.run(begin_seen)
        try:
            while True:
                sess.run(train)
        except tf.errors.OutOfRangeError:
            pass
        sess.run(begin_held)
        if hvd.rank() == 0:
            print("pass", turn, "loss", sess.run(loss))
