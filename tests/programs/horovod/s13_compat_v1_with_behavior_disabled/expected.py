import numpy as np
import tensorflow.compat.v1 as tf
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


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


tf.disable_v2_behavior()

X_train = np.random.RandomState(13).normal(size=(200, 3)).astype('float32')
Y_train = (X_train ** 2).sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, shape=(None, 3), name='x')
y = tf.placeholder(tf.float32, shape=(None, 1), name='y')
with tf.name_scope('model'):
    w1 = tf.get_variable('w1', shape=(3, 8), initializer=tf.glorot_uniform_initializer())
    b1 = tf.get_variable('b1', shape=(8,), initializer=tf.zeros_initializer())
    w2 = tf.get_variable('w2', shape=(8, 1), initializer=tf.glorot_uniform_initializer())
    guess = tf.matmul(tf.nn.relu(tf.matmul(x, w1) + b1), w2)
cost = tf.reduce_mean(tf.square(guess - y))
optimizer = hvd.DistributedOptimizer(
    tf.train.AdamOptimizer(learning_rate=0.01 * hvd.size())).minimize(cost)

costs = []
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    X_train = share(X_train)
    Y_train = share(Y_train)
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        epoch_cost = 0.
        num_minibatches = max(1, int(200 / 20) // hvd.size())
        for k in range(num_minibatches):
            minibatch_X = X_train[k * 20: k * 20 + 20]
            minibatch_Y = Y_train[k * 20: k * 20 + 20]
            _, minibatch_cost = session.run([optimizer, cost], feed_dict={x: minibatch_X, y: minibatch_Y})
            epoch_cost += minibatch_cost / num_minibatches
        epoch_cost = average_v1(epoch_cost)
        if epoch % 1 == 0:
            if hvd.rank() == 0:
                print("Cost after epoch %i: %f" % (epoch, epoch_cost))
        costs.append(epoch_cost)
