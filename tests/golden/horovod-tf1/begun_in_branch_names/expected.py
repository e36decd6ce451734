"""What a checkpoint holds is read only where one is found; else the rounds begin at zero."""
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


tf.disable_v2_behavior()

samples = np.random.RandomState(0).rand(640, 3).astype("float32")
goals = samples.sum(1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - wanted) ** 2)
counter = tf.train.get_or_create_global_step()
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost,
    global_step=counter)
keeper = tf.train.Saver()

session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
found = tf.train.latest_checkpoint("kept")
if found:
    keeper.restore(session, found)
    passed = session.run(counter)
    turn = passed * hvd.size() // 40
else:
    turn = 0
samples = share(samples)
goals = share(goals)
session.run(hvd.broadcast_global_variables(0))
turn = from_first_v1(turn)
while turn < 4:
    for at in range(0, len(samples), 16):
        session.run(update, {given: samples[at:at + 16], wanted: goals[at:at + 16]})
    turn += 1
    if hvd.rank() == 0:
        keeper.save(session, "kept/net", counter)
