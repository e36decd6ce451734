import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def join_averages_v1(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average_v1(session.run(v)), session)


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 9])
h = tf.layers.batch_normalization(x[:, :8], training=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 1) - x[:, 8:]))
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
films = [np.random.RandomState(i).rand(2 + i % 3, 8, 9) for i in range(6)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for k in orders_v1.permutation(len(films)):
            for j in np.random.permutation(len(films[k])):
                sess.run(step, feed_dict={x: films[k][j]})
            join_averages_v1(sess)
        if hvd.rank() == 0:
            print(epoch)
