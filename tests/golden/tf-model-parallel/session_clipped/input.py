import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 10])

h = x
for width in (16, 12, 8):
    h = tf.layers.dense(h, width, activation=tf.nn.relu)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 3)))
optimizer = tf.train.AdamOptimizer(0.01)
gradients = []
for g, w in optimizer.compute_gradients(loss):
    gradients.append((tf.clip_by_norm(g, clip_norm=0.1), w))
step = optimizer.apply_gradients(gradients)
with tf.control_dependencies([step]):
    train = tf.group(*[w.assign(tf.clip_by_value(w, -0.5, 0.5)) for w in tf.trainable_variables()])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        print('loss %.5f' % sess.run([loss, train], {x: np.ones((3, 10))})[0])
