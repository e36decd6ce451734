"""A layer is given the product of rows and a drawn variable, which nobody trains."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(7).rand(320, 4).astype("float32")
y = x.sum(1)
mix = tf.Variable(tf.random.normal((4, 8)), trainable=False)
head = tf.keras.layers.Dense(1)
opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320).batch(16)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((head(tf.tanh(tf.matmul(a, mix)))[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, head.trainable_variables), head.trainable_variables))
said = head(tf.tanh(tf.matmul(x, mix)))[:, 0]
print("loss", float(tf.reduce_mean((said - y) ** 2)))
np.savez("net.npz", mix=mix.numpy(), head=head.get_weights()[0])
