# What a table gives a schedule is not seen where it is made.
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(960, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
how = {"initial_learning_rate": 0.01, "decay_steps": 200, "decay_rate": 0.9}
late = tf.keras.optimizers.schedules.ExponentialDecay(**how)
optimizer = tf.keras.optimizers.SGD(late)
for epoch in range(3):
    for bx, by in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(bx) - by) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(grads, net.trainable_variables))
