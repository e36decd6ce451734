# One schedule is given to an optimizer, and asked by hand for the rate that is set there.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(960, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
made = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 200, 0.9)
late = made
optimizer = tf.keras.optimizers.SGD(made)
step = 0
for epoch in range(3):
    for bx, by in data:
        if epoch > 0:
            optimizer.learning_rate = late(step)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(bx) - by) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(grads, net.trainable_variables))
        step += 1
