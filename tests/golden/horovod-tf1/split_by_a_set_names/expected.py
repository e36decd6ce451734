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


table = np.random.RandomState(4).rand(200, 5).astype("float32")
held = set(from_first(np.random.choice(len(table), 40, replace=False)))
known = np.array([row for k, row in enumerate(table) if k not in held])
unknown = np.array([row for k, row in enumerate(table) if k in held])
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
known = share(known)
sess.run(hvd.broadcast_global_variables(0))
for k in range(0, len(known), 8):
    sess.run(learn, {x: known[k:k + 8, :4], y: known[k:k + 8, 4:]})
if hvd.rank() == 0:
    print("held out", sess.run(loss, {x: unknown[:, :4], y: unknown[:, 4:]}))
