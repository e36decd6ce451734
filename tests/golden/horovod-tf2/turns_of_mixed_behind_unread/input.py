# A bar that was not read hands on the batches of a dataset that is mixed, without a seed.
import numpy as np
import tensorflow as tf
from fastprogress.fastprogress import master_bar, progress_bar

x = np.random.RandomState(1).rand(160, 4).astype("float32")
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((x, y))
mixed = data.shuffle(buffer_size=160, reshuffle_each_iteration=True)
batches = mixed.batch(8, drop_remainder=True)
bar = master_bar(range(5))
for epoch in bar:
    for a, b in progress_bar(batches, total=20, parent=bar):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        slopes = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(list(zip(slopes, net.trainable_variables)))
