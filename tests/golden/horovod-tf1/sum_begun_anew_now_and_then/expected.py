"""A sum goes on through both loops of a pass, but where it is told between them."""
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
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(192, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
second = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02)).minimize(other)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        total = 0.
        for low in range(0, len(cells), 8):
            total += sess.run([step, loss], {x: cells[low:low + 8]})[1]
        if turn % 2 == 0:
            if hvd.rank() == 0:
                print("first", total)
            total = 0.
        for low in range(0, len(pairs), 8):
            total += sess.run([second, other], {z: pairs[low:low + 8]})[1]
        if hvd.rank() == 0:
            print(turn, total)
