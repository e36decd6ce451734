import numpy as np
import tensorflow as tf

X = np.random.RandomState(22).rand(50).astype('float32')
Y = 3 * X + 2
W = tf.Variable(np.random.randn(), name='weight', dtype=tf.float32)
b = tf.Variable(np.random.randn(), name='bias', dtype=tf.float32)
optimizer = tf.optimizers.SGD(0.01)


def run_optimization():
    with tf.GradientTape() as g:
        pred = W * X + b
        loss = tf.reduce_mean(tf.square(pred - Y))
    gradients = g.gradient(loss, [W, b])
    optimizer.apply_gradients(zip(gradients, [W, b]))


for step in range(1, 50 + 1):
    run_optimization()
    if step % 10 == 0:
        print('step: %i, W: %f, b: %f' % (step, W.numpy(), b.numpy()))
