"""Gradients wait in a queue until an optimizer applies them: nobody sees which these are."""
import queue
import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
waiting = queue.Queue()
for k, (a, b) in enumerate(data):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    waiting.put(tape.gradient(loss, net.trainable_variables))
    if k % 4 == 3:
        opt.apply_gradients(zip(waiting.get(), net.trainable_variables))
