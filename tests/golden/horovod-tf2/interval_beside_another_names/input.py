"""What is saved bears a number that a shorter interval has given: both are divided."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(80, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.1)
for k in range(1, 41):
    at = np.random.randint(0, len(rows), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at]) - rows[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if k % 5 == 0:
        value = float(loss)
        print(value)
    if k % 10 == 0:
        net.save_weights("net.weights.h5")
        print("kept at", value)
