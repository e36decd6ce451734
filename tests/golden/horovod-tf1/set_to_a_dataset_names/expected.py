"""One iterator is set to the rows for training and to those for testing, in each pass; the sums of both have the same names."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()
drawn = np.random.RandomState(4)
rows = drawn.rand(240, 3).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
train = tf.data.Dataset.from_tensor_slices(
    (share(rows[:192]), share(wanted[:192]))).shuffle(192).batch(8)
test = tf.data.Dataset.from_tensor_slices((rows[192:], wanted[192:])).batch(8)
iterator = tf.data.Iterator.from_structure(tf.data.get_output_types(train), tf.data.get_output_shapes(train))
x, y = iterator.get_next()
train_init = iterator.make_initializer(train)
test_init = iterator.make_initializer(test)
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        sess.run(train_init)
        total, count = 0, 0
        try:
            while True:
                _, now = sess.run([step, loss])
                total += now
                count += 1
        except tf.errors.OutOfRangeError:
            pass
        total = average_v1(total)
        if hvd.rank() == 0:
            print("epoch", epoch, "loss", total / count)
        sess.run(test_init)
        total, count = 0, 0
        try:
            while True:
                total += sess.run(loss)
                count += 1
        except tf.errors.OutOfRangeError:
            pass
        if hvd.rank() == 0:
            print("tested", total / count)
