"""The rounds begin at a later number, behind which a share of them comes to another one."""
import numpy as np
import tensorflow as tf

np.random.seed(6)
rows = np.random.rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for k in range(200, 500):
    at = np.random.randint(0, len(rows), 8)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows[at]) - wanted[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    if k > 350:
        opt.learning_rate = 0.01
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))
