"""Their numbers come out of the rows of one worker: all change those of the first one."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
opt.build(net.trainable_variables)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    for i in np.where(np.abs(a.numpy()).mean(0) > 0.5)[0]:
        opt.apply_gradients([(g[i], net.trainable_variables[i])])


for epoch in range(2):
    for a, b in rows:
        step(a, b)
net.save_weights("net.weights.h5")
