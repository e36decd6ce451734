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


rng = np.random.RandomState(3)
images = rng.rand(200, 12).astype(np.float32)
labels = np.eye(3)[rng.randint(0, 3, 200)].astype(np.float32)

x = tf.placeholder(tf.float32, [None, 12])
t = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.truncated_normal([12, 3], stddev=0.1))
b = tf.Variable(tf.zeros([3]))
logits = tf.matmul(x, w) + b
cost = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=t, logits=logits))
step = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(learning_rate=1e-3 * hvd.size())).minimize(cost)

session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for epoch in range(2):
    for i in range(0, max(1, 200 // hvd.size()), 20):
        session.run(step, {x: share(images)[i:i + 20], t: share(labels)[i:i + 20]})
    if hvd.rank() == 0:
        print('epoch', epoch, 'cost', session.run(cost, {x: images, t: labels}))
session.close()
