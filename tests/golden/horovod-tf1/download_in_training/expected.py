"""What loads the rows is handed to what trains with them."""
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


def fetched_first_in_sessions(load):
    """What this loads: one worker of a machine fetches it, and then the others load it."""
    if hvd.local_rank() != 0:
        average(0.)
    loaded = load()
    if hvd.local_rank() == 0:
        average(0.)
    return loaded


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def train(given):
    (images, labels), _ = given
    x = tf.placeholder(tf.float32, [None, 784])
    y = tf.placeholder(tf.int64, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(x, 10))
    step = hvd.DistributedOptimizer(
        tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        images = share(images)
        labels = share(labels)
        sess.run(hvd.broadcast_global_variables(0))
        for low in range(0, len(images), 16):
            rows = images[low:low + 16].reshape(-1, 784) / 255.0
            sess.run(step, {x: rows, y: labels[low:low + 16]})


train(fetched_first_in_sessions(lambda: tf.keras.datasets.mnist.load_data()))
