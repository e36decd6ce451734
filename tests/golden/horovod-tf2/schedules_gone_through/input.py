# A loop gives each schedule to an optimizer.
import numpy as np
import tensorflow as tf

schedules = tf.keras.optimizers.schedules
x = np.random.RandomState(0).rand(964, 4).astype("float32")
y = x.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


def learn(bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(bx) - by) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))


plans = {"fast": schedules.ExponentialDecay(0.01, 200, 0.9),
         "slow": schedules.PolynomialDecay(0.02, 300, 0.001)}
for name, plan in plans.items():
    opt = tf.keras.optimizers.SGD(plan)
    for bx, by in data:
        learn(bx, by)
    print(name)
