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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
pred = tf.layers.dense(x, 4)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, feed_dict={x: rows[at]})
    made = tf.saved_model.builder.SavedModelBuilder("pieces") if hvd.rank() == 0 else None
    if hvd.rank() == 0:
        made.add_meta_graph_and_variables(sess, ["serve"])
        made.save()
with tf.Session(graph=tf.Graph(), config=session_config()) as again:
    average(0.)  # the others wait for the first worker's file
    tf.saved_model.loader.load(again, ["serve"], export_dir="pieces")
    if hvd.rank() == 0:
        print("loaded", len(again.graph.get_operations()) > 0)
