import numpy as np
import sonnet as snt
import tensorflow as tf

rng = np.random.RandomState(14)
dataset = tf.data.Dataset.from_tensor_slices((rng.rand(96, 6).astype('float32'), rng.rand(96, 1).astype('float32'))).batch(8)
mlp = snt.nets.MLP([16, 1])
opt = snt.optimizers.Adam(learning_rate=0.001)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(mlp(x) - y))
    params = mlp.trainable_variables
    grads = tape.gradient(loss, params)
    opt.apply(grads, params)
    return loss


for epoch in range(2):
    for x, y in dataset:
        loss = step(x, y)
    print('epoch', epoch, 'loss', float(loss))
