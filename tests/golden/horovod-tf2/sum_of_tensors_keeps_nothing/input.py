"""`tf.add` puts nothing in, and a list of joined results is of all workers."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(16)
at = tf.keras.Input((6,))
net = tf.keras.Model(at, tf.keras.layers.Dense(1)(tf.keras.layers.Dense(6)(at)))
opt = tf.keras.optimizers.SGD(0.01)


def asked(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.add(net(a), -b) ** 2)
    return loss, tape.gradient(loss, net.trainable_variables)


def learned(epochs):
    results = []
    for epoch in range(epochs):
        mean = tf.keras.metrics.Mean()
        for a, b in rows:
            loss, grads = asked(a, b)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            mean(loss)
        results.append(mean.result())
    return tf.add(results, 0.)


print(learned(3))
