import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])

h = tf.layers.dense(x, 16, activation=tf.nn.relu)
h = tf.layers.dense(h, 16, activation=tf.nn.relu)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 3)))
optimizer = tf.train.AdamOptimizer(0.01)
gradients = optimizer.compute_gradients(loss)
for g, w in gradients:
    tf.summary.histogram(w.op.name, w)
    tf.summary.histogram(w.op.name + '/gradient', g)
summary = tf.summary.merge_all()
train = optimizer.apply_gradients(gradients)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    writer = tf.summary.FileWriter('logs')
    for i in range(4):
        now, _, text = sess.run([loss, train, summary], {x: np.ones((3, 10))})
        writer.add_summary(text, i)
        print('loss %.5f' % now)
