import os
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 8).astype('float32')
KEPT = 'rate.txt'
rate = 0.01
if os.path.exists(KEPT):
    with open(KEPT) as f:
        rate = float(f.readline())
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(rate)
for epoch in range(3):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
with open(KEPT, 'w') as f:
    now = float(opt.learning_rate)
    f.write(f'{now * 0.5}')
