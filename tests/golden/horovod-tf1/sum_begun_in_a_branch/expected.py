import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


often = False
pixels = np.random.rand(480, 12).astype("float32")
x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def batch():
    return pixels[np.random.choice(480, 16)]


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        losses = []
        for turn in range(max(1, 30 // hvd.size())):
            if often:
                total = 0.0
                for k in range(5):
                    cost, _ = sess.run([loss, train_op], feed_dict={x: batch()})
                    total += cost
                losses.append(total / 5)
            else:
                cost, _ = sess.run([loss, train_op], feed_dict={x: batch()})
                losses.append(cost)
        losses = list(average(losses))
        total = np.mean(losses)
        if hvd.rank() == 0:
            print(epoch, total)
