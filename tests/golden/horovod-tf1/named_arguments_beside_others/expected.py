"""What goes on as named arguments is not made of what is handed out: all rows stay with all workers."""
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
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
kept = {"given": rows[:8], "wanted": rows[:8].sum(1, keepdims=True)}
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
far = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y)) * far
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())


def weights():
    for k in range(40):
        yield 1.0 / (k + 1)


def learn(given, wanted, by):
    sess.run(step, {x: given, y: wanted, far: by})


sess.run(hvd.broadcast_global_variables(0))
for turn in range(3):
    for by in weights():
        learn(by=by, **kept)
if hvd.rank() == 0:
    print("loss", sess.run(loss, {x: rows, y: rows.sum(1, keepdims=True), far: 1.0}))
