import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(64, 8).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(2)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        assert len(grads) == 2 and len(net.weights) == 2
        assert grads[0].shape[0] == 8
        opt.apply_gradients(zip(grads, net.trainable_variables))
