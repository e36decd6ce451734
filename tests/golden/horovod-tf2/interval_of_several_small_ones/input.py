# The outer interval is smaller than the number of workers may be, the inner one is not.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(160, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
given = iter(tf.data.Dataset.from_tensor_slices(rows).shuffle(160).batch(8).repeat())
for k in range(400):
    x = next(given)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if (k + 1) % 10 == 0:
        print(k)
        if (k + 1) % 200 == 0:
            net.save_weights("net.weights.h5")
print("loss", float(tf.reduce_mean((net(rows)[:, 0] - rows.sum(1)) ** 2)))
