"""The same by a lambda, and batches that are mixed and grouped again."""
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


rng = np.random.RandomState(8)
words = rng.rand(320, 4).astype("float32")
lengths = rng.randint(1, 33, 320).astype("int64")
source = tf.data.Dataset.from_tensor_slices((share(words), share(lengths))).repeat().shuffle(320)
source = source.batch(1).map(lambda w, l: (w[0], l[0]))
source = source.apply(tf.data.experimental.group_by_window(
    key_func=lambda w, l: l // 8, reduce_func=lambda _, some: some.batch(16), window_size=64))
w, l = tf.data.make_one_shot_iterator(source).get_next()
cost = tf.reduce_mean(tf.square(tf.squeeze(tf.layers.dense(w, 1), 1) - tf.cast(l, tf.float32) / 32))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 200 // hvd.size())):
        session.run(update)
    if hvd.rank() == 0:
        print("cost", np.mean([session.run(cost) for turn in range(10)]))
