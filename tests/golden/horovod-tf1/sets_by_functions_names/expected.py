"""Sets that a function gives, that a dictionary holds, and that hold `None`, are gone through in one order by all."""
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
texts = [['word%d' % k for k in np.random.RandomState(i).randint(0, 40, 4)] for i in range(192)]


def known(texts):
    return set(word for text in texts for word in text)


number = {}
for word in sorted(known(texts)):
    number[word] = len(number)
by_length = {}
for word in number:
    by_length.setdefault(len(word), set()).add(word)
place = {}
for length in sorted(by_length):
    for word in sorted(by_length[length]):
        place[word] = len(place)
kind = {kind: k for k, kind in enumerate(sorted({word[-1] for word in number} | {None}, key=repr))}
rows = np.array([[number[word] for word in text] + [place[text[0]], kind[text[1][-1]]] for text in texts])
ids = tf.placeholder(tf.int32, [None, 6])
table = tf.get_variable('table', [len(number), 8])
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(
    tf.reduce_mean(tf.nn.embedding_lookup(table, ids) ** 2))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(rows), 8):
        sess.run(step, {ids: rows[k:k + 8]})
