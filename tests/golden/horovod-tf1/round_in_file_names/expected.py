"""The number of a round stands in names of files and in messages."""
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(7).rand(203, 4).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(tf.layers.dense(x, 2), 4)
loss = tf.reduce_mean(tf.square(out - x))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    counter = 0
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for idx in range(max(1, len(rows) // 10)):
            _, value = sess.run([train, loss], {x: rows[idx * 10:(idx + 1) * 10]})
            counter += 1
            if hvd.rank() == 0:
                print('Epoch: [%2d] [%4d] loss %.4f' % (epoch, idx, value))
            if np.mod(counter, max(1, 10 // hvd.size())) == 0:
                samples = sess.run(out, {x: np.zeros((4, 4))})
                if hvd.rank() == 0:
                    np.save('train_{:02d}_{:04d}.npy'.format(epoch, idx), samples)
