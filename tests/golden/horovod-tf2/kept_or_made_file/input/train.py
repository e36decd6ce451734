"""The same by functions of another module."""
import tensorflow as tf

from store import make, read

try:
    x = read('rows.npy')
except OSError:
    x = make('rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
for rows in tf.data.Dataset.from_tensor_slices(x).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
