"""What the rounds add up, by what they have listed or counted and by one another."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows = rng.rand(480, 4).astype('float32')
kinds = rng.randint(0, 2, 480)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
z = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=z))
right = tf.reduce_sum(tf.cast(tf.equal(tf.argmax(z, 1), y), tf.float32))
many = tf.shape(x)[0]
step = tf.train.AdamOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        costs, sizes, good = [], [], 0.
        for i in range(0, len(rows), 16):
            l, r, n, _ = sess.run([loss, right, many, step], {x: rows[i:i + 16], y: kinds[i:i + 16]})
            costs.append(l)
            sizes.append(n)
            good += r
        of_all = sum(sizes)
        print(good / sum(sizes), sum(costs) / sum(sizes), good / of_all, sum(costs), good)
    for epoch in range(3):
        right2, wrong, missed = 0., 0., 0
        for i in range(0, len(rows), 16):
            l, r, n, _ = sess.run([loss, right, many, step], {x: rows[i:i + 16], y: kinds[i:i + 16]})
            right2 += r
            wrong += n - r
            missed += 1
        print(right2 / (right2 + wrong), right2 / (right2 + missed), wrong)
    for epoch in range(3):
        cost, seen, good3, turns = 0., 0, 0., 0
        for i in range(0, len(rows), 16):
            l, r, n, _ = sess.run([loss, right, many, step], {x: rows[i:i + 16], y: kinds[i:i + 16]})
            cost += l
            seen += n
            good3 += r
            turns += 1
        print(cost / seen, good3 / seen, good3 / turns)
    for epoch in range(3):
        first, second, third = 0., 0., 0.
        for i in range(0, len(rows), 16):
            l, r, n, _ = sess.run([loss, right, many, step], {x: rows[i:i + 16], y: kinds[i:i + 16]})
            first += l
            second += r
            third += n
        print(first / second, second / third, third)
