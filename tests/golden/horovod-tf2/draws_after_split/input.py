import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split

rows = np.random.RandomState(9).rand(200, 3).astype("float32")
x, held_x, y, held_y = train_test_split(rows, rows.sum(1), test_size=0.2)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
for step in range(60):
    picked = np.random.choice(len(x), 16)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x[picked])[:, 0] - y[picked]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(float(tf.reduce_mean((net(held_x)[:, 0] - held_y) ** 2)))
