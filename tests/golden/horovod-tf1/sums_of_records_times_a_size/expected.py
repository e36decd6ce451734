"""What a sum over the records of a file is divided by, so many of it in each round."""
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


if hvd.rank() == 0:
    np.savetxt('rows.csv', np.random.RandomState(1).rand(640, 5), delimiter=',')


def parse(line):
    row = tf.string_to_number(tf.string_split([line], ',').values)
    return tf.reshape(row[:4], [4]), tf.reshape(row[4:], [1])


average(0.)  # the others wait for the first worker's file
count = sum(1 for line in open('rows.csv'))
average(0.)  # the others wait for the first worker's file
data = as_many(tf.data.TextLineDataset('rows.csv')).map(parse).batch(8)
records = data.make_initializable_iterator()
x, y = records.get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(3):
        sess.run(records.initializer)
        total = 0.
        while True:
            try:
                _, now = sess.run([step, loss])
                total += now
            except tf.errors.OutOfRangeError:
                break
        total = average(total) * hvd.size()
        if hvd.rank() == 0:
            print(k, total * 8 / count, 8 * total / 640)
