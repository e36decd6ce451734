import numpy as np
import tensorflow as tf

generator = np.random.RandomState(1)
table = generator.rand(140, 4).astype("float32")
x, y = table[:, :3], table[:, 3]
data = tf.data.Dataset.from_tensor_slices((x[:120], y[:120])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(2):
    losses = []
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        losses.append(loss)
    print(epoch, np.mean(losses))
held = net(x[120:])[:, 0]
print("held", float(tf.reduce_mean((held - y[120:]) ** 2)))
