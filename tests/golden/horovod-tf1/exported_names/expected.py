"""What was trained is exported, and files of the graph are kept."""
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


tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
seen = tf.placeholder(tf.float32, [None, 3])
found = tf.layers.dense(seen, 1)
cost = tf.reduce_mean((found - 1.0) ** 2)
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
keeper = tf.train.Saver()

with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    if hvd.rank() == 0:
        tf.train.export_meta_graph(filename="net.meta")
    rows = share(rows)
    session.run(hvd.broadcast_global_variables(0))
    for begin in range(0, len(rows), 8):
        session.run(update, {seen: rows[begin:begin + 8]})
    if hvd.rank() == 0:
        keeper.export_meta_graph("trained.meta")
        tf.saved_model.simple_save(session, "simple", {"seen": seen}, {"found": found})
    parts = tf.saved_model.builder.SavedModelBuilder("parts") if hvd.rank() == 0 else None
    if hvd.rank() == 0:
        parts.add_meta_graph_and_variables(session, [tf.saved_model.tag_constants.SERVING])
        parts.save()
