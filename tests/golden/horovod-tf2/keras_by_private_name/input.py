"""Keras by the name that an editor finds inside of TensorFlow: its metrics and its optimizers are the same."""
import numpy as np
import tensorflow as tf
from tensorflow._api.v2.v2 import keras

table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
net = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
opt = keras.optimizers.SGD()
seen = keras.metrics.MeanSquaredError()
for epoch in range(3):
    seen.reset_states()
    for k in range(len(table) // 8):
        at = np.random.randint(0, len(table), size=8)
        with tf.GradientTape() as tape:
            out = net(table[at])
            loss = tf.reduce_mean((out - wanted[at]) ** 2)
            seen(wanted[at], out)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    print('epoch', epoch, seen.result().numpy())
