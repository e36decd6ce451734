"""One function makes what is trained on and what tests it."""
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
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
def made(rows, size):
    return tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).repeat().batch(size)
first, held = made(rows[:256], 8), made(rows[256:], 8)
handle = tf.placeholder(tf.string, [])
x, y = tf.data.Iterator.from_string_handle(handle, tf.data.get_output_types(first), tf.data.get_output_shapes(first)).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    one, two = sess.run([tf.data.make_one_shot_iterator(d).string_handle() for d in (first, held)])
    for k in range(96):
        sess.run(step, {handle: one})
        if k % 32 == 31:
            if hvd.rank() == 0:
                print(np.mean([sess.run(loss, {handle: two}) for _ in range(8)]))
