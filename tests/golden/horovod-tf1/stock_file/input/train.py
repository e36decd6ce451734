import tensorflow as tf

from feeder import Feeder

(images, labels), (held_images, held_labels) = tf.keras.datasets.mnist.load_data()
training = Feeder(images / 255., labels, 16)
held = Feeder(held_images / 255., held_labels, 20)

inp = tf.placeholder(tf.float32, [None, 28, 28])
want = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(tf.layers.flatten(inp), 10)
cost = tf.losses.sparse_softmax_cross_entropy(want, logits)
right = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(logits, 1), want), tf.float32))
op = tf.train.AdamOptimizer(0.01).minimize(cost)

with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for epoch in range(3):
        total = 0.
        for _ in range(training.rounds):
            batch, wanted = training.take()
            _, value = s.run([op, cost], {inp: batch, want: wanted})
            total += value
        print('epoch %d: %.4f' % (epoch, total / training.rounds))
    batch, wanted = held.take()
    print('held out: %.3f' % s.run(right, {inp: batch, want: wanted}))
