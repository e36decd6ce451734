# The graph of a checkpoint is a file of the first worker's as well: the others wait before it.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 4)
graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 4], name='x')
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x), name='loss')
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(24):
            sess.run(step, {x: rows[i * 10:(i + 1) * 10]})
        saver.save(sess, 'model')
tf.reset_default_graph()
with tf.Session() as sess:
    saver = tf.train.import_meta_graph('model.meta')
    saver.restore(sess, 'model')
    print(sess.run('loss:0', {'x:0': rows}))
