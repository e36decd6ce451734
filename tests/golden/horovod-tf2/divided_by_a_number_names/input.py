"""Sums over the rounds that are divided by a number: of all workers they are what they were."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(15)
x = rng.rand(640, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
pairs = tf.data.Dataset.from_tensor_slices((x, y)).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    total = parts = 0.0
    for a, b in pairs:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        slopes = tape.gradient(loss, net.trainable_variables)
        sgd.apply_gradients(zip(slopes, net.trainable_variables))
        total += float(loss)
        parts += float(loss) / 40
    print('turn', turn, 'mean', total / 40)
    print('the same', parts)
