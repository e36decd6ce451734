"""Records of a file, read to its end in each pass and fed; the pass tells its mean loss."""
import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def as_many(records):
    """This worker's share of some records: as many as those of all others."""
    last = records.shard(hvd.size(), hvd.size() - 1)  # of which there are fewest
    pairs = tf.data.Dataset.zip((records.shard(hvd.size(), hvd.rank()), last))
    return pairs.map(lambda mine, last: mine)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if not os.path.exists('rows.tfrecord'):
    rng = np.random.RandomState(3)
    with tf.python_io.TFRecordWriter('rows.tfrecord' if hvd.rank() == 0 else os.devnull) as out:
        for k in range(503):
            x = rng.rand(3).astype(np.float32)
            out.write(tf.train.Example(features=tf.train.Features(feature={
                'x': tf.train.Feature(float_list=tf.train.FloatList(value=x)),
                'y': tf.train.Feature(float_list=tf.train.FloatList(value=[x.sum()]))})).SerializeToString())


def parse(record):
    got = tf.parse_single_example(record, {'x': tf.FixedLenFeature([3], tf.float32),
                                           'y': tf.FixedLenFeature([1], tf.float32)})
    return got['x'], got['y']


average(0.)  # the others wait for the first worker's file
data = as_many(tf.data.TFRecordDataset('rows.tfrecord')).map(parse).shuffle(200).batch(16)
iterator = data.make_initializable_iterator()
next_element = iterator.get_next()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    counter = 0
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(5):
        sess.run(iterator.initializer)
        losses = []
        while True:
            try:
                a, b = sess.run(next_element)
                _, now = sess.run([step, loss], feed_dict={x: a, y: b})
                losses.append(now)
                counter += 1
                if counter % 10 == 0:
                    if hvd.rank() == 0:
                        print('step', counter, now)
            except tf.errors.OutOfRangeError:
                break
        losses = list(average(losses))
        if hvd.rank() == 0:
            print('epoch', epoch, np.mean(losses))
            saver.save(sess, 'net', global_step=counter)
