"""What other modules read and write anew, or take away."""
import numpy as np
import tensorflow as tf

from notes import note, once_more

x = np.random.RandomState(1).rand(256, 5).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1))).batch(8)
for epoch in range(3):
    for rows, wanted in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    note('epoch %d' % epoch)
last = once_more()
