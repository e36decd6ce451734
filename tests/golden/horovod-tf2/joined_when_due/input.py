import numpy as np
import tensorflow as tf

tf.random.set_seed(3)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                           tf.keras.layers.BatchNormalization()])
opt = tf.keras.optimizers.SGD(0.05)
for turn in range(3):
    for k in range(12):
        x = rows[k * 8:k * 8 + 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x, training=True) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        if k % 5 == 0:
            print('held', turn, float(tf.reduce_mean((net(rows, training=False) - rows) ** 2)))
print('averages', net.layers[1].moving_mean.numpy())
