"""Numbers of rows are given in place of the rows, and what is wanted is taken by them."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)


inputs = rows


def data_of(rows, marks, size, train):
    data = tf.data.Dataset.from_tensor_slices((inputs[rows], marks[rows]))
    if train:
        data = data.shuffle(100).repeat()
    return data.batch(size)


order = from_first_v1(np.random.permutation(400))
train = data_of(order[:320], marks, 8, True)
test = data_of(order[320:], marks, 80, False)
a, b = train.make_one_shot_iterator().get_next()
c, d = test.make_one_shot_iterator().get_next()
net = tf.layers.Dense(1)
loss = tf.reduce_mean(tf.square(net(a) - b))
cost = tf.reduce_mean(tf.square(net(c) - d))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02, 0.9)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(200):
        sess.run(step)
    if hvd.rank() == 0:
        print('cost %.5f' % sess.run(cost))
