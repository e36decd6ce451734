"""An optimizer by its name is given its rate in the next line."""
import numpy as np
import tensorflow as tf

kind, rate = 'sgd', 0.02
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.get(kind)
opt.learning_rate.assign(rate)
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    print(epoch, float(loss))
