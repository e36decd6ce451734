import numpy as np
import tensorflow as tf

tf.set_random_seed(3)
data = np.random.RandomState(1).rand(80, 4).astype('float32')
labels = data.sum(1, keepdims=True)
size = 50
rounds = len(data) // size
if len(data) % size != 0:
    rounds += 1
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(1e-2).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        total = 0.0
        for i in range(rounds):
            a, b = data[i * size:(i + 1) * size], labels[i * size:(i + 1) * size]
            total += sess.run([step, loss], {x: a, y: b})[1]
        print('epoch', epoch, 'loss', total / rounds)
