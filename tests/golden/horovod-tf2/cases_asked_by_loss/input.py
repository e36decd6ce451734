import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1))).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def one_pass():
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    return float(loss)


last = 9.0
for epoch in range(8):
    match epoch % 4:
        case 3 if last > 0.02:
            last = one_pass()
        case _:
            last = one_pass()
    match last:
        case v if v < 0.001:
            break
        case v if v < 0.005:
            opt.learning_rate = 0.001
        case v if v < 0.02:
            opt.learning_rate = 0.005
        case v if v < 0.1:
            opt.learning_rate = 0.01
        case v if v < 0.5:
            opt.learning_rate = 0.02
        case _:
            one_pass()
