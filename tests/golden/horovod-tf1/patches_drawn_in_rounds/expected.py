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


def patches(pictures, many=60):
    found = []
    np.random.set_state(from_first(np.random.get_state()))
    for k in range(many):
        top = np.random.randint(6)
        left = np.random.randint(6)
        found.append(pictures[k % len(pictures)][top:top + 3, left:left + 3].ravel())
    return np.array(found)


pictures = np.random.RandomState(1).rand(96, 9, 9).astype("float32")
rows = pictures.reshape(96, -1)[:, :9].dot(patches(pictures)[:4].T)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean((tf.layers.dense(x, 4) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for k in range(max(1, len(rows) // 8)):
            sess.run(step, {x: rows[k * 8:k * 8 + 8]})
