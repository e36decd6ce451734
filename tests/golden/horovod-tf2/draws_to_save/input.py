import random
import numpy as np
import tensorflow as tf

random.seed(0)
x = np.random.RandomState(0).rand(40, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)


def pairs(count):
    made = []
    for i in range(count):
        j = random.randrange(40)
        if x[i, 0] > x[j, 0]:
            made.append(x[i] - x[j])
    return np.array(made)


for epoch in range(2):
    rows = pairs(40)
    for a in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
    np.save("shown.npy", pairs(20))
