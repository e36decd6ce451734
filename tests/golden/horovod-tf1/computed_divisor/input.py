"""The number of rounds is computed twice: for the loop, and for the mean."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data

mnist = input_data.read_data_sets('MNIST_data', one_hot=True)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
logits = tf.layers.dense(x, 10)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=y, logits=logits))
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), tf.argmax(y, 1)), tf.float32))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
batch_size = 16
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        total = 0
        for i in range(mnist.train.num_examples // batch_size):
            bx, by = mnist.train.next_batch(batch_size)
            total += sess.run([right, train], feed_dict={x: bx, y: by})[0]
        total /= (mnist.train.num_examples // batch_size)
        print(epoch, total)
