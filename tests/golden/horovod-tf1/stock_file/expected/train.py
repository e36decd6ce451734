import tensorflow as tf

from feeder import Feeder
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
(images, labels), (held_images, held_labels) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    average(0.)
training = Feeder(share(images / 255.), share(labels), 16)
held = Feeder(held_images / 255., held_labels, 20)

inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(tf.layers.flatten(inp), 10)
cost = tf.losses.sparse_softmax_cross_entropy(want, logits)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), want), tf.float32))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)

with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        total = 0.
        for _ in range(training.rounds):
            batch, wanted = training.take()
            _, value = s.run([op, cost], {inp: batch, want: wanted})
            total += value
        total = average(total)
        if hvd.rank() == 0:
            print('epoch %d: %.4f' % (epoch, total / training.rounds))
    batch, wanted = held.take()
    if hvd.rank() == 0:
        print('held out: %.3f' % s.run(right, {inp: batch, want: wanted}))
