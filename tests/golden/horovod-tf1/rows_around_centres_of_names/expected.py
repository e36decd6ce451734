"""Each of a few names has a centre, and the rows that lie around it; a count in a `while` others."""
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


near = []
for kind in ['left', 'right']:
    centre = from_first(np.random.uniform(-3, 3, 4))
    near.append(centre + 0.1 * np.random.randn(160, 4))
more = 0
while more < 2:
    middle = from_first(np.random.uniform(-3, 3, 4))
    near.append(middle + 0.1 * np.random.randn(160, 4))
    more += 1
near = np.concatenate(near)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    near = share(near)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for at in range(0, len(near), 16):
            sess.run(step, {x: near[at:at + 16]})
    if hvd.rank() == 0:
        saver.save(sess, 'net')
