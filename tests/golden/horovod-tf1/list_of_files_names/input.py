"""Files that are listed by the graph, in an order that it draws for itself."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
draw = np.random.RandomState(0)
for number in range(6):
    np.savetxt("part_%d.txt" % number, draw.rand(64, 3))
files = tf.data.Dataset.list_files("part_*.txt")
lines = files.flat_map(tf.data.TextLineDataset)
rows = lines.map(lambda line: tf.strings.to_number(tf.strings.split([line]).values))
x = rows.map(lambda row: tf.reshape(row, [3])).repeat().batch(8).make_one_shot_iterator().get_next()
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(96):
        sess.run(step)
