"""The number counts other things as well, of which each worker has as many as before."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
k = 0
for epoch in range(3):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        k += 1
        if k > 150:
            opt.learning_rate = 0.01
    for x in rows[:20]:
        net(x[None])
        k += 1
print('error', float(tf.reduce_mean((net(rows) - wanted) ** 2)))
