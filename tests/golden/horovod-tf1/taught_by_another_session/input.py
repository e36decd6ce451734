"""Two sessions of one graph: what the first one says of its first weights, the second one learns."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("teacher"):
    soft = tf.layers.dense(x, 2)
with tf.variable_scope("student"):
    out = tf.layers.dense(x, 2)
old = tf.Session()
old.run(tf.variables_initializer(tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, "teacher")))
loss = tf.reduce_mean(tf.square(out - y))
mine = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, "student")
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=mine)
sess = tf.Session()
sess.run(tf.variables_initializer(mine))
rows = np.random.RandomState(9).rand(160, 4).astype("float32")
goals = old.run(soft, {x: rows})
for i in range(400):
    k = np.random.randint(0, len(rows), 16)
    sess.run(step, {x: rows[k], y: goals[k]})
print(sess.run(loss, {x: rows, y: goals}))
