"""Rounds from a given one on, over what the graph reads, with other names for all."""
from numpy import mod
from numpy.random import RandomState
import tensorflow.compat.v1 as graphs
from tensorflow.compat.v1 import Session, data, disable_v2_behavior, flags, global_variables_initializer
from tensorflow.compat.v1 import layers, reduce_mean, square, summary, train
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config_v1():
    """A configuration in which this worker sees its own GPU."""
    config = graphs.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


disable_v2_behavior()
flags.DEFINE_integer("first", 0, "the round to begin with")
flags.DEFINE_integer("last", 160, "the round to end before")
flags.DEFINE_string("kept", "kept", "the folder of what to begin with")
FLAGS = flags.FLAGS
table = RandomState(0).rand(320, 4).astype("float32")
taken = data.make_one_shot_iterator(
    data.Dataset.from_tensor_slices(share(table)).repeat().shuffle(320).batch(8)).get_next()
cost = reduce_mean(square(layers.dense(taken, 1) - 1.0))
learn = hvd.DistributedOptimizer(train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
shown = summary.scalar("cost", cost)
keeper = train.Saver()
with Session(config=session_config_v1()) as session:
    session.run(global_variables_initializer())
    if train.latest_checkpoint(FLAGS.kept):
        keeper.restore(session, train.latest_checkpoint(FLAGS.kept))
    writer = summary.FileWriter("told" if hvd.rank() == 0 else tempfile.mkdtemp(), session.graph)
    session.run(hvd.broadcast_global_variables(0))
    for turn in range(FLAGS.first, FLAGS.last, hvd.size()):
        _, now, told = session.run([learn, cost, shown])
        if hvd.rank() == 0:
            writer.add_summary(told, turn)
        if -turn % 40 < hvd.size():
            if hvd.rank() == 0:
                print("turn {}: {}".format(turn, now))
        if turn > FLAGS.first and (79 - turn) % 80 < hvd.size():
            if hvd.rank() == 0:
                keeper.save(session, "kept/model", turn)
    writer.close()
