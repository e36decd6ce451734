import numpy as np
import tensorflow as tf

W = tf.Variable(np.random.randn(), name="weight")
b = tf.Variable(np.random.randn(), name="bias")
X = np.random.rand(20)
Y = np.random.rand(20)
optimizer = tf.optimizers.SGD(0.01)


def run_optimization():
    with tf.GradientTape() as g:
        loss = tf.reduce_mean(tf.square(W * X + b - Y))
    gradients = g.gradient(loss, [W, b])
    optimizer.apply_gradients(zip(gradients, [W, b]))


for step in range(1, 30 + 1):
    run_optimization()
    if step % 10 == 0:
        print("step: %i" % step)
