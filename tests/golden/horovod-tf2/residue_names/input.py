"""Weights are saved in the last of so many rounds, and in the third of as many."""
import numpy as np
import tensorflow as tf

each = 12
table = np.random.RandomState(0).rand(480, 4).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(table).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.001)
for turn in range(2):
    for k, piece in enumerate(batches):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(piece)))
        grads = tape.gradient(loss, net.trainable_variables)
        sgd.apply_gradients(zip(grads, net.trainable_variables))
        if k % each == each - 1:
            net.save_weights('last.h5')
        if k % 12 == 2:
            net.save_weights('third.h5')
