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


rng = np.random.RandomState(5)
houses = rng.rand(203, 5).astype(np.float32)
prices = houses.dot(rng.rand(5, 1).astype(np.float32)) + 0.3

rooms = tf.placeholder(tf.float32, [None, 5])
cost = tf.placeholder(tf.float32, [None, 1])
weights = tf.Variable(tf.zeros([5, 1]))
offset = tf.Variable(tf.zeros([1]))
guess = tf.matmul(rooms, weights) + offset
error = tf.reduce_mean(tf.square(guess - cost))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(error)

session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for epoch in range(60):
    seen, _ = session.run([error, train], feed_dict={rooms: share(houses), cost: share(prices)})
    if epoch % 20 == 0:
        if hvd.rank() == 0:
            print(epoch, 'error:', seen)
if hvd.rank() == 0:
    print('at last:', session.run(error, feed_dict={rooms: houses, cost: prices}))
session.close()
