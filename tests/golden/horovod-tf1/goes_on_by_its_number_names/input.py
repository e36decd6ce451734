"""Rounds from a given one on, over what the graph reads, with other names for all."""
from numpy import mod
from numpy.random import RandomState
import tensorflow.compat.v1 as graphs
from tensorflow.compat.v1 import Session, data, disable_v2_behavior, flags, global_variables_initializer
from tensorflow.compat.v1 import layers, reduce_mean, square, summary, train

disable_v2_behavior()
flags.DEFINE_integer("first", 0, "the round to begin with")
flags.DEFINE_integer("last", 160, "the round to end before")
flags.DEFINE_string("kept", "kept", "the folder of what to begin with")
FLAGS = flags.FLAGS
table = RandomState(0).rand(320, 4).astype("float32")
taken = data.make_one_shot_iterator(
    data.Dataset.from_tensor_slices(table).repeat().shuffle(320).batch(8)).get_next()
cost = reduce_mean(square(layers.dense(taken, 1) - 1.0))
learn = train.GradientDescentOptimizer(0.05).minimize(cost)
shown = summary.scalar("cost", cost)
keeper = train.Saver()
with Session() as session:
    session.run(global_variables_initializer())
    if train.latest_checkpoint(FLAGS.kept):
        keeper.restore(session, train.latest_checkpoint(FLAGS.kept))
    writer = summary.FileWriter("told", session.graph)
    for turn in range(FLAGS.first, FLAGS.last):
        _, now, told = session.run([learn, cost, shown])
        writer.add_summary(told, turn)
        if mod(turn, 40) == 0:
            print("turn {}: {}".format(turn, now))
        if turn > FLAGS.first and turn % 80 == 79:
            keeper.save(session, "kept/model", turn)
    writer.close()
