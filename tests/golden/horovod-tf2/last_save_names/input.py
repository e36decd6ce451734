"""The last round of so many and one is the one that is kept."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(0).rand(120, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.001)
for k in range(61):
    piece = table[np.random.randint(0, len(table), 8)]
    with tf.GradientTape() as tape:
        cost = tf.reduce_mean(tf.square(net(piece) - 1.))
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
    if k % 20 == 0:
        net.save_weights('kept.h5')
