"""What the rounds add up, by what they have listed or counted and by one another."""
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


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


rng = np.random.RandomState(0)
rows = rng.rand(480, 4).astype('float32')
kinds = rng.randint(0, 2, 480)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
z = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=z))
right = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(z, 1), y), tf.float32))
many = tf.shape(x)[0]
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        costs, sizes, good = [], [], 0.
        for i in range(0, len(share(rows)), 16):
            l, r, n, _ = sess.run([loss, right, many, step],
                {x: share(rows)[i:i + 16], y: share(kinds)[i:i + 16]})
            costs.append(l)
            sizes.append(n)
            good += r
        sizes = list(average(sizes))
        good = average(good)
        costs = list(average(costs))
        of_all = sum(sizes)
        if hvd.rank() == 0:
            print(good / sum(sizes), sum(costs) / sum(sizes), good / of_all,
                sum(costs) * hvd.size(), good * hvd.size())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        right2, wrong, missed = 0., 0., 0
        for i in range(0, len(share(rows)), 16):
            l, r, n, _ = sess.run([loss, right, many, step],
                {x: share(rows)[i:i + 16], y: share(kinds)[i:i + 16]})
            right2 += r
            wrong += n - r
            missed += 1
        right2 = average(right2) * hvd.size()
        wrong = average(wrong) * hvd.size()
        if hvd.rank() == 0:
            print(right2 / (right2 + wrong), right2 / (right2 + (missed * hvd.size())), wrong)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        cost, seen, good3, turns = 0., 0, 0., 0
        for i in range(0, len(share(rows)), 16):
            l, r, n, _ = sess.run([loss, right, many, step],
                {x: share(rows)[i:i + 16], y: share(kinds)[i:i + 16]})
            cost += l
            seen += n
            good3 += r
            turns += 1
        cost = average(cost) * hvd.size()
        seen = average(seen) * hvd.size()
        good3 = average(good3) * hvd.size()
        if hvd.rank() == 0:
            print(cost / seen, good3 / seen, good3 / (turns * hvd.size()))
    rows = share(rows)
    kinds = share(kinds)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        first, second, third = 0., 0., 0.
        for i in range(0, len(rows), 16):
            l, r, n, _ = sess.run([loss, right, many, step], {x: rows[i:i + 16], y: kinds[i:i + 16]})
            first += l
            second += r
            third += n
        first = average(first) * hvd.size()
        second = average(second) * hvd.size()
        third = average(third) * hvd.size()
        if hvd.rank() == 0:
            print(first / second, second / third, third)
