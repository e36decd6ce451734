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


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
n = 20
rows = np.random.RandomState(1).rand(400, 4)
saver = tf.train.Saver()
rows = share(rows)
sess.run(hvd.broadcast_global_variables(0))
for e in range(5):
    for k in range(max(1, n // hvd.size())):
        a = rows[np.random.randint(0, len(rows), 8)]
        _, c = sess.run([train, loss], {x: a, y: a.sum(1, keepdims=True)})
        if (k + 1) % max(1, n // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, "./m")
