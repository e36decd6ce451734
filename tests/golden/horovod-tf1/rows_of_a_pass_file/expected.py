"""One table is shuffled in each pass, and what is given and what is asked are cut from it."""
import numpy as np
import tensorflow.compat.v1 as tf
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
SIZE, PASSES = 10, 4
table = np.random.RandomState(8).rand(200, 5).astype("float32")
table[:, 4] = table[:, :4].mean(axis=1)
count = table.shape[0]
rounds = int(count / SIZE)
given = tf.placeholder(tf.float32, [None, 4])
asked = tf.placeholder(tf.float32, [None, 1])
hidden = tf.layers.dense(given, 6, tf.nn.tanh)
lost = tf.reduce_mean(tf.squared_difference(tf.layers.dense(hidden, 1), asked))
learn = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.05 * hvd.size(), 0.9)).minimize(lost)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for turn in range(PASSES):
    orders_v1.shuffle(table)
    features = table[:, :-1]
    features = share(features)
    targets = table[:, -1:]
    targets = share(targets)
    total = 0.
    for k in range(max(1, rounds // hvd.size())):
        at = (k * SIZE) % max(1, count // hvd.size())
        part = features[at:(at + SIZE), :]
        goal = targets[at:(at + SIZE), :]
        _, now = session.run([learn, lost], feed_dict={given: part, asked: goal})
        total += now / max(1, rounds // hvd.size())
    total = average_v1(total)
    if hvd.rank() == 0:
        print("turn", turn, "lost", total)
session.close()
