import numpy as np
import tensorflow as tf

x = np.random.rand(4, 65, 3).astype('float32')
cell = tf.keras.layers.GRU(3, return_state=True, return_sequences=True)
opt = tf.keras.optimizers.SGD(0.1)
state = tf.zeros((4, 3))
for i in range(8):
    part = x[:, i * 8:(i + 1) * 8]
    with tf.GradientTape() as tape:
        out, state = cell(part, initial_state=state)
        loss = tf.reduce_mean((out - x[:, i * 8 + 1:(i + 1) * 8 + 1]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, cell.trainable_variables), cell.trainable_variables))
