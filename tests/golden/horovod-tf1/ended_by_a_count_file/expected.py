"""Rounds are left where the loss is no number, and passes where a test has not got better for a while."""
import numpy as np
import tensorflow.compat.v1 as tf
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
rows = np.random.RandomState(4).rand(160, 4).astype("float32")
held = np.random.RandomState(5).rand(40, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.))
count = tf.Variable(0, trainable=False)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss,
    global_step=count)


def test(sess):
    return np.mean([sess.run(loss, feed_dict={x: held[k * 8:(k + 1) * 8]}) for k in range(5)])


def main():
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        best = 100.
        worse = 0
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(8):
            for k in range(max(1, len(share(rows)) // 8)):
                cost, now, _ = sess.run([loss, count, train],
                    feed_dict={x: share(rows)[k * 8:(k + 1) * 8]})
                if average_v1(bool(np.isnan(cost))) > 0:
                    if hvd.rank() == 0:
                        print("no number")
                    return
                if now % max(1, 12 // hvd.size()) == 0:
                    seen = test(sess)
                    if average_v1(bool(seen < best) and hvd.rank() == 0) > 0:
                        best = seen
                        worse = 0
                    else:
                        worse += 1
                        if worse >= 3:
                            break
            if worse >= 3:
                break
        if hvd.rank() == 0:
            print("best", best)


main()
