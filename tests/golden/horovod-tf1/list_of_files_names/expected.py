"""Files that are listed by the graph, in an order that it draws for itself."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
draw = np.random.RandomState(0)
for number in range(6):
    if hvd.rank() == 0:
        np.savetxt("part_%d.txt" % number, draw.rand(64, 3))
average_v1(0.)  # the others wait for the first worker's file
files = tf.data.Dataset.list_files("part_*.txt", shuffle=False).shard(hvd.size(),
    hvd.rank()).shuffle(100000)
lines = files.flat_map(tf.data.TextLineDataset)
rows = lines.map(lambda line: tf.strings.to_number(tf.strings.split([line]).values))
x = rows.map(lambda row: tf.reshape(row, [3])).repeat().batch(8).make_one_shot_iterator().get_next()
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 96 // hvd.size())):
        sess.run(step)
