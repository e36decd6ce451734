# Intervals by names: a multiple of the one around it, and one that is none.
import numpy as np
import tensorflow as tf

every = 10
rows = np.random.RandomState(1).rand(160, 4).astype("float32")
given = iter(tf.data.Dataset.from_tensor_slices(rows).shuffle(160).batch(8).repeat())
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for k in range(121):
    x = next(given)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if k % every == 0:
        net.save_weights("net.weights.h5")
        if k % (every * 3) == 0:
            opt.learning_rate.assign(opt.learning_rate * 0.5)
        if k % 25 == 0:
            net.save_weights("other.weights.h5")
