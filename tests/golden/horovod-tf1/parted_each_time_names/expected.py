"""The same, with the training in a function."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


rng = np.random.RandomState(4)
series = [r for r in rng.rand(200, 5).astype("float32")]
p = tf.placeholder(tf.float32, [None, 4])
q = tf.placeholder(tf.float32, [None])
cost = tf.reduce_mean(tf.square(tf.squeeze(tf.layers.dense(p, 1), 1) - q))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
session = tf.Session(config=session_config())


def split(all_rows):
    mixed = from_first(np.random.permutation(len(all_rows)))
    cut = int(0.75 * len(all_rows))
    return [all_rows[k] for k in mixed[:cut]], [all_rows[k] for k in mixed[cut:]]


def score(all_rows):
    session.run(tf.global_variables_initializer())
    learn, test = split(all_rows)
    learn = share(learn)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 150 // hvd.size())):
        batch = np.array([learn[k] for k in np.random.permutation(len(learn))[:25]])
        session.run(update, {p: batch[:, :4], q: batch[:, 4]})
    test = np.array(test)
    return session.run(cost, {p: test[:, :4], q: test[:, 4]})


scores = list()
for tt in range(4):
    scores.append(score(series))
if hvd.rank() == 0:
    print("score", np.mean(scores))
