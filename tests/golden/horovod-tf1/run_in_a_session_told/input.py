"""A step that is run by its own `run`, told by which session, beside another that is the default one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
begin = tf.global_variables_initializer()
step = tf.group(tf.train.GradientDescentOptimizer(0.01).minimize(loss))
asked = tf.InteractiveSession()
begin.run()
learns = tf.Session()
begin.run(None, learns)
for turn in range(3):
    for k in range(0, 640, 16):
        step.run({x: rows[k:k + 16]}, learns)
    print(turn, loss.eval({x: rows}, session=learns))
