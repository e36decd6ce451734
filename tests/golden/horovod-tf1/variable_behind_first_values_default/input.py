"""The same by default, and the operation that gives values is made before the variable."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(200, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.AdagradOptimizer(0.1).minimize(loss)
init = tf.global_variables_initializer()
with tf.Session():
    init.run()
    mean_told = tf.Variable(0.0)
    for epoch in range(3):
        for k in range(len(rows) // 32):
            step.run({x: rows[k * 32:(k + 1) * 32]})
        mean_told.assign(loss.eval({x: rows})).eval()
        print(mean_told.eval())
