"""What was trained is exported, and files of the graph are kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
seen = tf.placeholder(tf.float32, [None, 3])
found = tf.layers.dense(seen, 1)
cost = tf.reduce_mean((found - 1.0) ** 2)
update = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
keeper = tf.train.Saver()

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    tf.train.export_meta_graph(filename="net.meta")
    for begin in range(0, len(rows), 8):
        session.run(update, {seen: rows[begin:begin + 8]})
    keeper.export_meta_graph("trained.meta")
    tf.saved_model.simple_save(session, "simple", {"seen": seen}, {"found": found})
    parts = tf.saved_model.builder.SavedModelBuilder("parts")
    parts.add_meta_graph_and_variables(session, [tf.saved_model.tag_constants.SERVING])
    parts.save()
