import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
marks = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-2)
per = int(np.ceil(len(rows) / 32))
rates = np.linspace(1e-2, 1e-4, 4 * per)
t = 0
for epoch in range(4):
    for k in range(0, len(rows), 32):
        a, b = rows[k:k + 32], marks[k:k + 32]
        opt.learning_rate.assign(rates[t])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        t += 1
print('loss', float(tf.reduce_mean((model(rows) - marks) ** 2)))
