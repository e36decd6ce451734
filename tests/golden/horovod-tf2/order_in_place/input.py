import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle

generator = np.random.RandomState(1)
table = generator.rand(140, 4).astype("float32")
np.random.shuffle(table)
x, y = shuffle(table[:, :3], table[:, 3])
data = tf.data.Dataset.from_tensor_slices((x[:120], y[:120])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for epoch in range(2):
    total, count = 0.0, 0
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        total += float(loss)
        count += 1
    print(epoch, total / count)
held = net(x[120:])[:, 0]
print("held", float(tf.reduce_mean((held - y[120:]) ** 2)))
