import numpy as np
import tensorflow as tf

tf.random.set_seed(22)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(95, 3).astype('float32')).shuffle(95).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
for x in ds:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
