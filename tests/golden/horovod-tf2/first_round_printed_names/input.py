import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)


def train(epoch):
    for k, (a, b) in enumerate(data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        if epoch == 0 and k == 0:
            print("before training", len(a))
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for epoch in range(2):
    train(epoch)
