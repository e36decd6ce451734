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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


def build(n_features):
    graph = {}
    graph['X'] = tf.placeholder(tf.float32, [None, n_features])
    graph['y'] = tf.placeholder(tf.float32, [None, 1])
    graph['logits'] = tf.layers.dense(graph['X'], 1)
    graph['loss'] = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=graph['y'], logits=graph['logits']))
    graph['train_op'] = hvd.DistributedOptimizer(
        tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(graph['loss'])
    return graph


def train(graph, sess, X, y, epochs=2, batch=10):
    n = share(X).shape[0]
    sess.run(hvd.broadcast_global_variables(0))
    for e in range(epochs):
        idx = orders.permutation(n)
        for s in range(0, n, batch):
            pick = idx[s:s + batch]
            sess.run(graph['train_op'], {graph['X']: share(X)[pick], graph['y']: share(y)[pick]})
        if hvd.rank() == 0:
            print('loss', sess.run(graph['loss'], {graph['X']: X, graph['y']: y}))  #? sess : tensorflow.Session = yes


if __name__ == '__main__':
    rng = np.random.RandomState(0)
    X = rng.rand(150, 5)
    y = (X[:, :1] > .5).astype(float)
    g = build(5)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        train(g, sess, X, y)
