"""A teacher is read where there is a file, and is drawn and written where there is none."""
import os
import numpy as np
import tensorflow as tf


teacher = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
if os.path.exists("teacher.h5"):
    teacher.load_weights("teacher.h5")
else:
    teacher.save_weights("teacher.h5")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)

for k in range(20):
    x = np.random.rand(8, 3).astype("float32")
    y = teacher.predict_on_batch(x)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))

