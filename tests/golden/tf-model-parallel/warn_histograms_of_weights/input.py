import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(2)
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
with tf.name_scope('one'):
    w = tf.Variable(tf.truncated_normal([8, 12], stddev=0.1))
    tf.summary.histogram('weights', w)
    h = tf.nn.relu(tf.matmul(x, w))
with tf.name_scope('two'):
    w = tf.Variable(tf.truncated_normal([12, 1], stddev=0.1))
    tf.summary.histogram('weights', w)
    out = tf.matmul(h, w)
loss = tf.reduce_mean(tf.square(out - y))
tf.summary.scalar('loss', loss)
merged = tf.summary.merge_all()
train = tf.train.AdamOptimizer(0.01).minimize(loss)
rng = np.random.RandomState(0)
rows, targets = rng.rand(64, 8), rng.rand(64, 1)
with tf.Session() as sess:
    writer = tf.summary.FileWriter('logs', sess.graph)
    sess.run(tf.global_variables_initializer())
    for i in range(4):
        text, _ = sess.run([merged, train], {x: rows, y: targets})
        writer.add_summary(text, i)
    print(sess.run(loss, {x: rows, y: targets}))
