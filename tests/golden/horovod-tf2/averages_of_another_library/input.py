"""A model of a library that is not Keras holds its averages by another name, or has none."""
import numpy as np
import tensorflow as tf
from layered import Model, dense, given


def net():
    x = given((None, 8))
    return Model(x, dense(4)(x))


model = net()
weights = model.trainable_weights
opt = tf.optimizers.Adam(0.001)
rows = np.random.RandomState(0).rand(640, 8).astype('float32')
wanted = np.random.RandomState(1).rand(640, 4).astype('float32')
for epoch in range(3):
    model.train()
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
    print(epoch, float(loss))
