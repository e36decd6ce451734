"""A schedule is asked for the rate of each pass, and for the first one; another one is asked in each round."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
of_pass = tf.keras.optimizers.schedules.PiecewiseConstantDecay([1, 3], [0.01, 0.001, 0.0001])
of_round = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 24, 0.5)
opt = tf.keras.optimizers.SGD(of_pass(0))


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for epoch in range(3):
    opt.learning_rate = of_pass(epoch)
    for x in data:
        step(x)
k = 0
for epoch in range(3):
    for x in data:
        opt.learning_rate = of_round(k)
        step(x)
        k += 1
