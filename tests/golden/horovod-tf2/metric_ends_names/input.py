"""Rounds that are left when a metric is good enough: that of all workers."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(512, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
seen = tf.keras.metrics.MeanSquaredError()
for epoch in range(3):
    seen.reset_states()
    for rows, sums in tf.data.Dataset.from_tensor_slices((x, x.sum(1))).batch(8):
        with tf.GradientTape() as tape:
            out = net(rows)[:, 0]
            loss = tf.reduce_mean((out - sums) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        seen.update_state(sums, out)
        if seen.result() < 0.01:
            break
    last = seen.result().numpy()
