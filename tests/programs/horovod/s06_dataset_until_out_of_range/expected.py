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


BATCH = 8
x_np = np.random.RandomState(6).rand(104, 5).astype(np.float32)
y_np = x_np[:, :1] - x_np[:, 1:2]

dataset = tf.data.Dataset.from_tensor_slices((share(x_np), share(y_np))).shuffle(50).batch(BATCH)
iterator = dataset.make_initializable_iterator()
x, y = iterator.get_next()
out = tf.layers.dense(tf.layers.dense(x, 6, activation=tf.nn.elu), 1)
loss = tf.losses.mean_squared_error(y, out)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        sess.run(iterator.initializer)
        losses = []
        while True:
            try:
                _, value = sess.run([train, loss])
                losses.append(value)
            except tf.errors.OutOfRangeError:
                break
        losses = list(average(losses))
        if hvd.rank() == 0:
            print('epoch %d: %.4f' % (epoch, np.mean(losses)))
