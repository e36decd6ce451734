"""A copy is kept in the first round, once: the first weights are sent before the test."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

anchor = None
for epoch in range(2):
    for a, b in rows:
        out = net(a)
        if anchor is None:
            anchor = [tf.identity(w) for w in net.trainable_variables]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
            loss += 0.01 * tf.add_n([tf.reduce_sum(tf.square(w - s)) for w, s in zip(net.trainable_variables, anchor)])
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
net.save_weights("net.weights.h5")
