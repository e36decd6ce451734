"""Rounds that an animation asks for, picture by picture."""
import matplotlib
matplotlib.use("Agg")
import matplotlib.animation as animation
import matplotlib.pyplot as plt
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
np.random.seed(3)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
figure, axes = plt.subplots()
losses = []


def picture(k):
    for _ in range(10):
        at = np.random.randint(0, len(rows), 16)
        _, now = sess.run([train, loss], {x: rows[at]})
    losses.append(now)
    axes.plot(losses)


film = animation.FuncAnimation(figure, picture, 10, repeat=False)
plt.show(block=True)
print("last", losses[-1:])
