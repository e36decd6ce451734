import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
houses = rng.rand(203, 5).astype(np.float32)
prices = houses.dot(rng.rand(5, 1).astype(np.float32)) + 0.3

rooms = tf.placeholder(tf.float32, [None, 5])
cost = tf.placeholder(tf.float32, [None, 1])
weights = tf.Variable(tf.zeros([5, 1]))
offset = tf.Variable(tf.zeros([1]))
guess = tf.matmul(rooms, weights) + offset
error = tf.reduce_mean(tf.square(guess - cost))
train = tf.train.GradientDescentOptimizer(0.05).minimize(error)

session = tf.Session()
session.run(tf.global_variables_initializer())
for epoch in range(60):
    seen, _ = session.run([error, train], feed_dict={rooms: houses, cost: prices})
    if epoch % 20 == 0:
        print(epoch, 'error:', seen)
print('at last:', session.run(error, feed_dict={rooms: houses, cost: prices}))
session.close()
