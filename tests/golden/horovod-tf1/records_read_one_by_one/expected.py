"""Records are written and read one by one, by the old names."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import os

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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
def write(path):
    writer = tf.python_io.TFRecordWriter(path if hvd.rank() == 0 else os.devnull)
    for row in rows:
        value = tf.train.Feature(bytes_list=tf.train.BytesList(value=[row.tobytes()]))
        features = tf.train.Features(feature={"x": value})
        writer.write(tf.train.Example(features=features).SerializeToString())
    writer.close()


write("rows.tfrecord")
kept = []
average_v1(0.)  # the others wait for the first worker's file
for record in tf.python_io.tf_record_iterator("rows.tfrecord"):
    kept.append(np.frombuffer(tf.train.Example.FromString(record).features.feature["x"].bytes_list.value[0], "float32"))
kept = np.array(kept)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    kept = share(kept)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for i in range(0, len(kept), 32):
            sess.run(step, {x: kept[i:i + 32]})
    if hvd.rank() == 0:
        print(turn, sess.run(loss, {x: rows}), len(kept))
