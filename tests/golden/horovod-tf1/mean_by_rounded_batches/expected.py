"""A loss is the mean of the batches of a pass, counted once more where it is given back."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


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


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


chance = np.random.RandomState(3)
rows = chance.rand(240, 8).astype("float32")
told = rows[:, :4].argmax(1)
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(x, 4)
cost = tf.losses.sparse_softmax_cross_entropy(y, logits)
right = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(logits, 1), y), tf.float32))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
size = 16


def one_pass(sess):
    n = len(told)
    loss, hits = 0, 0
    order = np.arange(n)
    orders.shuffle(order)
    a, b = rows[order], told[order]
    for i in range(max(1, int(np.ceil(n / size)) // hvd.size())):
        now, hit, _ = sess.run([cost, right, step],
                               {x: share(a)[size * i:size * (i + 1)],
                                   y: share(b)[size * i:size * (i + 1)]})
        hits += hit
        loss += now
    hits = average(hits) * (int(np.ceil(n / size))) / max(1, (int(np.ceil(n / size))) // hvd.size())
    loss = average(loss) * (int(np.ceil(n / size))) / max(1, (int(np.ceil(n / size))) // hvd.size())
    if hvd.rank() == 0:
        print("right", hits / n)
    return loss / int(np.ceil(n / size))


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(20):
        loss = one_pass(sess)
    if hvd.rank() == 0:
        print("loss", loss)
