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


def join_averages_in(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average(session.run(v)), session)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder(tf.bool)
h = tf.layers.dense(x, 8)
h = tf.layers.batch_normalization(h, training=training)
out = tf.layers.dense(tf.nn.relu(h), 1)
loss = tf.reduce_mean(tf.square(out - y))
update_ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
with tf.control_dependencies(update_ops):
    train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
data = np.random.RandomState(0).rand(203, 6).astype('float32')
target = data.sum(1, keepdims=True)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for i in range(max(1, len(share(data)) // 16)):
            _, l = sess.run([train_op, loss],
                {x: share(data)[i * 16:(i + 1) * 16], y: share(target)[i * 16:(i + 1) * 16],
                    training: True})
        join_averages_in(sess)
        if hvd.rank() == 0:
            print(epoch, sess.run(loss, {x: data, y: target, training: False}))
            saver.save(sess, './model.ckpt')
