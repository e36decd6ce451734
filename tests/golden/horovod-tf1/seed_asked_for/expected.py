"""A seed that is None where the command does not give it one, and a split by another."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn import model_selection
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
tf.flags.DEFINE_integer("seed", None, "of the noise")
tf.flags.DEFINE_integer("split", None, "of the parts")
FLAGS = tf.flags.FLAGS
tf.set_random_seed(FLAGS.seed if FLAGS.seed is None else FLAGS.seed + hvd.rank())
points = np.random.RandomState(0).rand(400, 4).astype("float32")
answers = points.sum(1, keepdims=True)
np.random.set_state(from_first_v1(np.random.get_state()))
seen, held, told, asked = model_selection.train_test_split(
    points, answers, test_size=0.2, random_state=FLAGS.split)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    seen = share(seen)
    told = share(told)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(4):
        for k in range(0, len(seen), 16):
            sess.run(train, {x: seen[k:k + 16], y: told[k:k + 16]})
        if hvd.rank() == 0:
            print("pass", turn, "held out", sess.run(loss, {x: held, y: asked}))
