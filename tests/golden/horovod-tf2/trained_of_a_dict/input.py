"""Lists of the weights of all models of a dict are added: each is sent as a whole, and joined."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
opt = tf.keras.optimizers.SGD(0.01)
D = tf.keras.layers.Dense

nets = {"a": tf.keras.Sequential([D(8, input_shape=(4,), trainable=False), tf.keras.layers.BatchNormalization()]), "b": tf.keras.Sequential([D(1, input_shape=(8,))])}
net = nets["b"]

for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(nets['b'](nets['a'](a, training=True)) - b))
        v = sum((n.trainable_variables for n in nets.values()), [])
        opt.apply_gradients(zip(tape.gradient(loss, v), v))
net.save_weights("net.weights.h5")
