"""A file of rows is written, copied, and the copy is queued."""
import os
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def read_in_turn(reader, queue):
    """A record of this worker's: of as many in a row as there are workers each takes one."""
    keys, values = reader.read_up_to(queue, hvd.size())
    mine = hvd.rank() % tf.shape(keys)[0]  # a file may end with fewer
    return collections.namedtuple("Read", "key value")(keys[mine], values[mine])


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
tf.set_random_seed(1 + hvd.rank())
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
with tf.io.TFRecordWriter("rows.tfrecord" if hvd.rank() == 0 else os.devnull) as file:
    for row in rows:
        value = tf.train.Feature(bytes_list=tf.train.BytesList(value=[row.tobytes()]))
        features = tf.train.Features(feature={"x": value})
        file.write(tf.train.Example(features=features).SerializeToString())
copy = os.path.join(os.getcwd(), "copy.tfrecord")
if hvd.rank() == 0:
    tf.gfile.Copy("rows.tfrecord", copy, overwrite=True)
average_v1(0.)  # the others wait for the first worker's file
names = tf.train.string_input_producer(tf.train.match_filenames_once(copy))
_, record = read_in_turn(tf.TFRecordReader(), names)
asked = {"x": tf.FixedLenFeature([], tf.string)}
row = tf.decode_raw(tf.parse_single_example(record, asked)["x"], tf.float32)
row.set_shape([4])
batch = tf.train.batch([row], 16)
loss = tf.reduce_mean(tf.square(tf.layers.dense(batch, 1) - 1.0))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 60 // hvd.size())):
        sess.run(train)
    if hvd.rank() == 0:
        print("loss", sess.run(loss))
    coord.request_stop()
    coord.join(threads)
