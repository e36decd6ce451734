import numpy as np
import tensorflow as tf

class Trainer:
    def step(self, batch):
        return sess.run([train_op, loss], {x: batch})

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
optimizer = tf.train.AdamOptimizer(0.1)
train_op = optimizer.minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
t = Trainer()
for i in range(20):
    t.step(np.random.rand(8, 3))
