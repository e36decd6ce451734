import numpy as np
import tensorflow as tf

lr = tf.keras.optimizers.schedules.InverseTimeDecay(0.1, decay_steps=50, decay_rate=0.5)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(lr)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(400, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
