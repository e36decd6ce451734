import numpy as np
import tensorflow as tf


def made():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])


rows = np.random.RandomState(1).rand(320, 8).astype('float32')
net, slow, late = made(), made(), made()
opt = tf.keras.optimizers.SGD(0.01)
late.set_weights(net.get_weights())
for epoch in range(3):
    for a in tf.data.Dataset.from_tensor_slices(rows).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - slow(a) - late(a)) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    for k, w in enumerate(net.weights):
        slow.weights[k].assign(w)
    for k in range(len(late.variables)):
        late.variables[k].assign(net.variables[k])
