# Which of the schedules in a list is asked, the pass says.
import numpy as np
import tensorflow as tf

schedules = tf.keras.optimizers.schedules
x = np.random.RandomState(0).rand(964, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(bx) - by) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


plans = [schedules.ExponentialDecay(0.01, 200, 0.9), schedules.PolynomialDecay(0.02, 300, 0.001)]
n = 0
for epoch in range(3):
    for bx, by in data:
        opt.learning_rate = plans[epoch % 2](n)
        learn(bx, by)
        n += 1
for plan in [schedules.InverseTimeDecay(0.01, 300, 0.5), schedules.ExponentialDecay(0.01, 99, 0.9)]:
    n = 0
    for bx, by in data:
        opt.learning_rate = plan(n)
        learn(bx, by)
        n += 1
