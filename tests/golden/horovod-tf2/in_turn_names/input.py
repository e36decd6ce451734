import numpy as np
import tensorflow as tf

(rows, answers), _ = tf.keras.datasets.mnist.load_data()
rows, answers = rows.reshape(-1, 784).astype('float32') / 255., answers.astype('int64')


def endless(size):
    while True:
        for at in range(0, len(rows) - size + 1, size):
            yield rows[at:at + size], answers[at:at + size]


net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
opt = tf.keras.optimizers.SGD(0.1)
source = endless(8)
for round in range(32):
    r, a = next(source)
    with tf.GradientTape() as t:
        cost = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(a, net(r)))
    opt.apply_gradients(zip(t.gradient(cost, net.trainable_variables), net.trainable_variables))
