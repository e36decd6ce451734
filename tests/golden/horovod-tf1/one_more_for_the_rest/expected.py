import numpy as np
import tensorflow as tf
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.set_random_seed(3 + hvd.rank())
data = np.random.RandomState(1).rand(80, 4).astype('float32')
labels = data.sum(1, keepdims=True)
size = 50
data = share(data)
labels = share(labels)
rounds = len(data) // size
if len(data) % size != 0:
    rounds += 1
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(10):
        total = 0.0
        for i in range(rounds):
            a, b = data[i * size:(i + 1) * size], labels[i * size:(i + 1) * size]
            total += sess.run([step, loss], {x: a, y: b})[1]
        total = average(total)
        if hvd.rank() == 0:
            print('epoch', epoch, 'loss', total / rounds)
