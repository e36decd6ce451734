import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    total, seen = 0.0, 0
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        total += float(loss)
        seen += len(a)
    print("mean", total / seen)
    print("rows", seen)
