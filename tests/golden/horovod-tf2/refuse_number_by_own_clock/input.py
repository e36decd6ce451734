"""A clock says whether a number is drawn: not all workers would come by."""
import random
import time
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
part = 0.5
if time.time() % 2 > 1:
    part = random.uniform(0, 1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part * x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
