# The last batch is asked for, beside an interval, by the number of batches that all rows make.
from math import ceil
import numpy as np
import tensorflow.compat.v1 as tf
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
rows = np.random.RandomState(1).rand(960, 8)
count = len(rows)
rounds = ceil(count / size)
it = tf.data.Dataset.from_tensor_slices(rows).batch(size).make_initializable_iterator()
x = it.get_next()
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
                sess.run(step)
            except tf.errors.OutOfRangeError:
                break
            if (epoch * rounds + batch) % 1000 == 0 or (epoch == epochs - 1 and batch == rounds):
                if hvd.rank() == 0:
                    saver.save(sess, 'out/m', global_step=epoch * rounds + batch)
            batch += 1
