"""A name reads a checkpoint's counter for the rate, and again for what is kept: the rate is paced once."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(9)
inputs = rng.rand(256, 4).astype('float32')
outputs = inputs.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.02)
pairs = tf.data.Dataset.from_tensor_slices((inputs, outputs)).shuffle(256).repeat().batch(8)
kept = tf.train.Checkpoint(made=tf.Variable(0), net=net)

for x, y in pairs.take(96):
    n = int(kept.made)
    optimizer.learning_rate.assign(0.02 * (1 - n / 96) ** 0.9)
    kept.made.assign_add(1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    n = int(kept.made)
    if n % 16 == 0:
        net.save_weights('net.weights.h5')
