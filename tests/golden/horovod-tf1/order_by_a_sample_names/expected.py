import numpy as np
import tensorflow as tf
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


data = np.random.RandomState(1).rand(320, 5).astype("float32")
seen, told = data[:, :4], data[:, 4:]
batches = len(seen) // 16
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
learn = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.9)).minimize(loss)


def at(k):
    return seen[k * 16:(k + 1) * 16], told[k * 16:(k + 1) * 16]


sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for turn in range(6):
    places = orders.choice(batches, batches, replace=False)
    places = share(places)
    for k in range(max(1, batches // hvd.size())):
        a, b = at(places[k])
        sess.run(learn, feed_dict={x: a, y: b})
if hvd.rank() == 0:
    print("mean square", sess.run(loss, {x: seen, y: told}))
