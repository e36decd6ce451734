import numpy as np
import tensorflow as tf

x, y = np.random.rand(64, 3).astype("float32"), np.random.rand(64).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
made = tf.Variable(1, trainable=False, dtype=tf.int64)
warm = 2 * len(data)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    made.assign_add(1)
    if made < warm:
        rate = 0.1 * float(made) / warm
    else:
        rate = 0.1
    opt.learning_rate.assign(rate)


for epoch in range(4):
    for a, b in data:
        step(a, b)
