"""A list of the rounds is summed by a name, and divided by its length or by another sum."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(3):
    losses, weight = [], 0.
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        losses.append(float(loss))
        weight += float(tf.reduce_sum(x))
    c = sum(losses)
    print(epoch, c / weight, np.divide(np.sum(losses), weight), weight)
