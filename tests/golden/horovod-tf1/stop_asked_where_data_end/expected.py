"""A queue that ends by its passes stops the supervisor: each worker would stop by its own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.rank() == 0:
    np.random.RandomState(1).rand(640, 4).astype("float32").tofile("rows.bin")
average(0.)  # the others wait for the first worker's file
names = tf.train.string_input_producer(["rows.bin"], 3)
_, text = tf.FixedLengthRecordReader(16).read(names)
row = tf.reshape(tf.decode_raw(text, tf.float32), [1, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(row, 4) - row))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
first_weights = hvd.broadcast_global_variables(0)
sv = tf.train.Supervisor(logdir="logs" if hvd.rank() == 0 else tempfile.mkdtemp(),
    local_init_op=tf.local_variables_initializer())
with sv.managed_session(config=session_config()) as sess:
    sess.run(first_weights)
    for turn in range(2000):
        if sv.should_stop():
            break
        sess.run(step)
