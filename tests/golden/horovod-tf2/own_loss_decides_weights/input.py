"""A worker's own loss says whether weights are set, gradients are halved or another optimizer goes on."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
old = 1e9
for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        g = tape.gradient(loss, net.trainable_variables)
        if loss > old:
            g = [0.5 * d for d in g]
        opt.apply_gradients(zip(g, net.trainable_variables))
        if loss > 1.2 * old:
            net.layers[-1].kernel.assign(net.layers[-1].kernel * 0.9)
        part = 0.99 if loss > old else 1.0
        net.layers[0].kernel.assign(net.layers[0].kernel * part)
        if loss < 0.2 * old:
            opt = tf.keras.optimizers.SGD(0.005)
        old = loss
    print("epoch", epoch)
net.save_weights("net.weights.h5")
