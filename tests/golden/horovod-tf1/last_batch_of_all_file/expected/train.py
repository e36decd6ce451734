# Another module says how many rows there are of all, and the last batch is told from that.
from math import ceil
import tensorflow.compat.v1 as tf
import data
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_eager_execution()

size = 32
epochs = 4
rows, count = data.read()
rounds = ceil(count / size)
it = rows.batch(size).make_initializable_iterator()
following = it.get_next()
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3)).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(epochs):
        sess.run(it.initializer)
        batch = 1
        while True:
            try:
                some = sess.run(following)
            except tf.errors.OutOfRangeError:
                break
            sess.run(step, {x: some})
            if (epoch * rounds + batch) % 1000 == 0 or (epoch == epochs - 1 and batch == rounds):
                if hvd.rank() == 0:
                    saver.save(sess, 'out/m', global_step=epoch * rounds + batch)
            batch += 1
