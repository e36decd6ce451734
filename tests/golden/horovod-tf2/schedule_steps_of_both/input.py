"""A schedule of whose steps some follow from the length of the data, and others are written."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).shuffle(320).batch(8)
turns = [2 * len(data), 100]
schedules = tf.keras.optimizers.schedules
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(schedules.PiecewiseConstantDecay(turns, [0.1, 0.01, 0.001]))
head = tf.keras.layers.Dense(1)
slow = tf.keras.optimizers.SGD(
    schedules.CosineDecay(0.01, 120, warmup_target=0.1, warmup_steps=len(data)))
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        with tf.GradientTape() as tape:
            off = tf.reduce_mean((head(x) - y) ** 2)
        grads = tape.gradient(off, head.trainable_variables)
        slow.apply_gradients(zip(grads, head.trainable_variables))
