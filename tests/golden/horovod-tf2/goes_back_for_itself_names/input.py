# A function that measures goes back by what it is given, and leaves no round.
import numpy as np
import tensorflow as tf


def part_near(far):
    if (far > 0).sum() > 0:
        return float((far[far > 0] < 0.5).mean())
    return 0.


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
near = tf.keras.metrics.Mean()
for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8):
    with tf.GradientTape() as tape:
        missed = net(seen) - answer
        loss = tf.reduce_mean(missed ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    near.update_state(part_near(missed.numpy()))
print(round(float(near.result()), 4))
