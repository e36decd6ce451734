"""What a round takes lies in columns, and what is wanted of it in rows, by one place."""
import numpy as np
import tensorflow as tf

columns = np.random.RandomState(3).uniform(-1, 1, (5, 322)).astype(np.float32)
wanted = columns.sum(0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)
for turn in range(6):
    for at in range(0, len(wanted), 16):
        some = columns[:, at:at + 16].T
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(some)[:, 0] - wanted[at:at + 16]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(tf.reduce_mean(model(np.ones((4, 5), np.float32)))))
