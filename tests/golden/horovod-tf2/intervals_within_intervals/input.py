# What falls due within another interval must meet it: it goes by that, as often as with one process.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(160, 4).astype("float32")
given = iter(tf.data.Dataset.from_tensor_slices(rows).shuffle(160).batch(8).repeat())
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rate = 0.05
opt = tf.keras.optimizers.SGD(rate)
halved = 0
for k in range(121):
    x = next(given)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if k % 10 == 0:
        print(k)
        if k > 0 and k % 20 == 0:
            net.save_weights("net.weights.h5")
            if k % 60 == 0:
                rate /= 2
                opt.learning_rate.assign(rate)
                halved += 1
print("halved", halved)
