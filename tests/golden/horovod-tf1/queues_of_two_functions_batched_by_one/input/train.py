"""Two functions queue the files of two purposes, and a third one makes batches for both of them."""
import os

import reading
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
folder = "queues_of_two_functions"
if not os.path.exists(folder):
    os.makedirs(folder)
reading.written(folder, "learn", 6, 1)
reading.written(folder, "test", 2, 2)
rows, numbers = reading.learning_rows(folder, 8)
test_rows, test_numbers = reading.other_rows(folder, 8)
x = tf.placeholder(tf.float32, [8, 1])
y = tf.placeholder(tf.float32, [8, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
sess = tf.InteractiveSession()
tf.global_variables_initializer().run()
tf.train.start_queue_runners()
for k in range(60):
    a, b = sess.run([rows, numbers])
    _, now = sess.run([step, loss], {x: a, y: b})
    if k % 10 == 0:
        print(k, now)
total = 0.
for k in range(10):
    a, b = sess.run([test_rows, test_numbers])
    total += sess.run(loss, {x: a, y: b})
print("test", total / 10)
