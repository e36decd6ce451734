import os
import numpy as np
import tensorflow as tf

gpus = tf.config.experimental.list_physical_devices('GPU')
if gpus:
    tf.config.experimental.set_visible_devices(gpus[0], 'GPU')
else:
    os.environ['CUDA_VISIBLE_DEVICES'] = '0'
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
