"""One of the arrays that a round cuts has no name: the rounds are told apart, not the rows."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(0)
rows, label = rng.rand(240, 4).astype('float32'), rng.rand(240).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.001)
for epoch in range(2):
    for k in range(len(rows) // 8):
        x = rows[k * 8:(k + 1) * 8]
        y = label.reshape(-1, 1)[k * 8:(k + 1) * 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
