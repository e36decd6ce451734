"""Centres are put into lists, an array and a dictionary, in loops of several kinds."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


centres = []
while len(centres) != 4:
    centre = np.random.uniform(-3, 3, 4)
    centres.append(centre)
centres[:] = from_first(centres)
slopes = np.zeros((4, 4))
for k in range(4):
    for j in range(4):
        slopes[k, j] = np.random.uniform(-1, 1)
slopes[:] = from_first(slopes)
ends = []
for name in ['a', 'b', 'c', 'd']:
    ends += [np.random.uniform(-1, 1)]
ends[:] = from_first(ends)
wide = {}
for k in range(0, 4):
    wide[k] = np.random.uniform(0.1, 0.2)
wide.update(from_first(wide))
moved = from_first({k: np.random.uniform(-1, 1) for k in range(4)})
given, wanted = [], []
for k in range(640):
    kind = k % 4
    given.append(centres[kind] + np.random.randn(4) * wide[kind] + moved[kind])
    wanted.append([np.dot(slopes[kind], given[-1]) + ends[kind]])
given, wanted = np.array(given), np.array(wanted)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    given = share(given)
    wanted = share(wanted)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})
    if hvd.rank() == 0:
        saver.save(sess, 'net')
