import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
w = tf.Variable(1.0)
opt2 = tf.keras.optimizers.legacy.SGD(0.1)
for x in tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8):
    with tf.GradientTape(watch_accessed_variables=False) as one, tf.GradientTape(persistent=True) as two:
        one.watch(net.trainable_variables)
        loss = tf.reduce_mean(w * net(x) ** 2)
    opt.apply_gradients(zip(one.gradient(loss, net.trainable_variables), net.trainable_variables))
    opt2.apply_gradients([(two.gradient(loss, w), w)])
