import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(256, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
pred = tf.layers.dense(x, 4)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, feed_dict={x: rows[at]})
    made = tf.saved_model.builder.SavedModelBuilder("pieces")
    made.add_meta_graph_and_variables(sess, ["serve"])
    made.save()
with tf.Session(graph=tf.Graph()) as again:
    tf.saved_model.loader.load(again, ["serve"], export_dir="pieces")
    print("loaded", len(again.graph.get_operations()) > 0)
