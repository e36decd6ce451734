import tensorflow.compat.v1 as tf

from rows import rows
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def join_averages_v1(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average_v1(session.run(v)), session)


tf.disable_v2_behavior()
data = rows()
it = tf.data.make_initializable_iterator(tf.data.Dataset.from_tensor_slices(share(data)).batch(6))
hidden = tf.layers.batch_normalization(tf.layers.dense(it.get_next(), 4), training=True)
loss = tf.reduce_mean(tf.layers.dense(hidden, 1) ** 2)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for epoch in range(2):
    sess.run(it.initializer)
    losses = []
    try:
        while 1:
            losses.append(sess.run([loss, train])[0])
    except tf.errors.OutOfRangeError as done:
        pass
    losses = list(average_v1(losses))
    join_averages_v1(sess)
    if hvd.rank() == 0:
        print(epoch, sum(losses) / len(losses))
sess.close()
