"""Layers one after the other, pooling and dropout between them, a saver."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)

rng = np.random.RandomState(0)
images = rng.rand(240, 64).astype(np.float32)
labels = rng.randint(0, 10, 240)

x = tf.placeholder(tf.float32, [None, 64])
y = tf.placeholder(tf.int64, [None])
keep = tf.placeholder(tf.float32)

image = tf.reshape(x, [-1, 8, 8, 1])
with tf.variable_scope('features'):
    conv1 = tf.layers.conv2d(image, 8, 3, padding='same', activation=tf.nn.relu)
    pool1 = tf.layers.max_pooling2d(conv1, 2, 2)
    conv2 = tf.layers.conv2d(pool1, 16, 3, padding='same', activation=tf.nn.relu)
h = tf.layers.flatten(conv2)
h = tf.layers.dense(h, 32, activation=tf.nn.relu)  # the widest
h = tf.nn.dropout(h, keep)
logits = tf.layers.dense(h, 10)

loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.AdamOptimizer(1e-3).minimize(loss)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), y), tf.float32))
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(8):
        at = step * 30 % 240
        feed = {x: images[at:at + 30], y: labels[at:at + 30], keep: 0.8}
        _, value = sess.run([train_step, loss], feed_dict=feed)
        if step % 4 == 0:
            print('step %d loss %.6f' % (step, value))
    print('accuracy %.4f' % sess.run(accuracy, {x: images, y: labels, keep: 1.0}))
    saver.save(sess, 'model.ckpt')
