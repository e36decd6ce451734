"""Gradients that all have joined are changed by what one worker has seen: a loss, its rows, a scale that follows the loss."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
scale = 1.0
for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        g = tape.gradient(loss, net.trainable_variables)
        scale = 0.9 * scale + 0.1 * float(loss)
        g = [d / (scale + 1.0) for d in g]
        g = [d * tf.reduce_mean(a) for d in g]
        g, _ = tf.clip_by_global_norm(g, float(loss) + 1.0)
        g = [tf.nn.dropout(d, 0.1) for d in g]
        opt.apply_gradients(zip(g, net.trainable_variables))
    print("epoch", epoch)
net.save_weights("net.weights.h5")
