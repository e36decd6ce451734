"""Words are numbered by a loop over a set of them, which every process has in another order."""
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


tf.disable_v2_behavior()


def numbered(texts):
    words = set()
    for text in texts:
        words |= set(text)
    numbers = {}
    for word in sorted(words):
        numbers[word] = len(numbers)
    return numbers


chance = np.random.RandomState(3)
texts = [["word%d" % k for k in chance.randint(0, 40, 4)] for _ in range(192)]
number = numbered(texts)
rows = np.array([[number[word] for word in text] for text in texts])
wanted = np.array([[sum(len(word) for word in text)] for text in texts], "float32")
x, y = tf.placeholder(tf.int32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
table = tf.get_variable("table", [len(number), 8])
said = tf.layers.dense(tf.reduce_mean(tf.nn.embedding_lookup(table, x), 1), 1)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean((said - y) ** 2))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(2):
        for k in range(0, len(rows), 8):
            sess.run(step, {x: rows[k:k + 8], y: wanted[k:k + 8]})
