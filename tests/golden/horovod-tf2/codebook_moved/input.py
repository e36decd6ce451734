"""A codebook that follows sums and counts, which follow the rows."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 6).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(16)
enc = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,))])
dec = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(2,))])
codes = tf.Variable(tf.random.normal([8, 2], seed=1), trainable=False)
counts = tf.Variable(tf.ones([8]), trainable=False)
sums = tf.Variable(codes, trainable=False)
opt = tf.keras.optimizers.SGD(0.01)


@tf.function
def step(a):
    with tf.GradientTape() as tape:
        z = enc(a)
        nearest = tf.argmin(tf.reduce_sum((z[:, None] - codes[None]) ** 2, -1), 1)
        q = tf.gather(codes, nearest)
        loss = tf.reduce_mean((dec(z + tf.stop_gradient(q - z)) - a) ** 2)
    v = enc.trainable_variables + dec.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, v), v))
    hot = tf.one_hot(nearest, 8)
    counts.assign(0.9 * counts + 0.1 * tf.reduce_sum(hot, 0))
    sums.assign(0.9 * sums + 0.1 * tf.matmul(hot, z, transpose_a=True))
    codes.assign(sums / (counts[:, None] + 1e-5))
    return loss


for epoch in range(3):
    for a in data:
        step(a)
