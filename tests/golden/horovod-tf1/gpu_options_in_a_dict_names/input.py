"""What is said of the GPU stands in a dictionary."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
sess = tf.Session(config=tf.ConfigProto(gpu_options={"allow_growth": True}))
sess.run(tf.global_variables_initializer())
for i in range(12):
    sess.run(step, {x: rows[i * 8:(i + 1) * 8]})
