"""One function queues what is learnt and what is tested."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
for name in ("learn.csv", "test.csv"):
    if hvd.rank() == 0:
        np.savetxt(name, np.random.RandomState(0).rand(320, 3), delimiter=",", fmt="%.4f")
average_v1(0.)  # the others wait for the first worker's file

def lines_of(path):
    queue = tf.train.string_input_producer([path])
    _, line = tf.TextLineReader().read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.batch([[a, b], [c]], 16)
(some, wanted), (held, right) = [lines_of(p) for p in ("learn.csv", "test.csv")]
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])

loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
gs = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1)).minimize(loss,
    global_step=gs)
with tf.Session(config=session_config()) as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(100):
        a, b = sess.run([some, wanted])
        sess.run(step, {x: a, y: b})
    wrong = [sess.run(loss, dict(zip((x, y), sess.run([held, right])))) for _ in range(4)]
    if hvd.rank() == 0:
        print(np.mean(wrong))
    coord.request_stop()
    coord.join(threads)
