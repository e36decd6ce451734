import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def parts():
    made = []
    for k in range(2):
        part = rows[k::2]
        made.append(tf.data.Dataset.from_tensor_slices((part, part.sum(axis=1)[:, None])))
    return made


for epoch in range(2):
    for pairs in parts():
        pairs = pairs.shuffle(100).batch(8)
        for x, y in pairs:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
