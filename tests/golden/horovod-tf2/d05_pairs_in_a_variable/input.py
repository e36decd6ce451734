import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    pairs = zip(grads, net.trainable_variables)
    opt.apply_gradients(pairs)
