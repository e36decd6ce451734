import random
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def parts(count):
    order = list(range(count))
    random.shuffle(order)
    for k in order:
        some = rows[k::count]
        yield tf.data.Dataset.from_tensor_slices((some, some.sum(1)[:, None])).batch(8)


for one in parts(4):
    for x, y in one:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
