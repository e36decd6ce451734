import math
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(176, 4).astype('float32')
goal = rows.sum(1, keepdims=True)
start = 0


def batch(count, data, answers):
    global start
    if start + count > len(data):
        start = 0
    begin = start
    start += count
    return data[begin:begin + count], answers[begin:begin + count]


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
step = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean((out - y) ** 2))
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for epoch in range(3):
    batches = int(math.ceil(len(rows) / float(16)))
    for k in range(batches):
        part, wanted = batch(16, rows, goal)
        sess.run(step, {x: part, y: wanted})
print('sample', sess.run(out, {x: rows[:3]}))
