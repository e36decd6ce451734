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


xs = np.random.RandomState(4).rand(160, 5).astype('float32')
ys = (xs[:, :1] > 0.5).astype('float32')

x = tf.placeholder('float32', [None, 5])
y = tf.placeholder('float32', [None, 1])
w = tf.Variable(tf.zeros([5, 1]))
c = tf.Variable(tf.zeros([1]))
logit = tf.matmul(x, w) + c
loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=y, logits=logit))
lr = tf.Variable(0.1, trainable=False, name='lr')
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(lr * hvd.size())).minimize(loss)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        sess.run(tf.assign(lr, 0.1 * (0.9 ** epoch)))
        for k in range(max(1, 10 // hvd.size())):
            batch = slice(k * 16, (k + 1) * 16)
            sess.run(train, feed_dict={x: share(xs)[batch], y: share(ys)[batch]})
        if hvd.rank() == 0:
            print(epoch, sess.run(loss, feed_dict={x: xs, y: ys}))
