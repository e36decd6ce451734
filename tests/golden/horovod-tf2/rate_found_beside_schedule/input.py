# One optimizer's rate is tried out; another's follows a schedule, and a third is given the first's.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(4).rand(192, 4).astype('float32')
sums = drawn.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
tried = tf.keras.optimizers.SGD(0.01)
falling = tf.keras.optimizers.Adam(tf.keras.optimizers.schedules.ExponentialDecay(1e-3, 24, 0.9))
last = tf.keras.optimizers.Adam(1e-3)
for k in range(24):
    tried.learning_rate.assign(1e-6 * 1.2 ** k)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(drawn[k * 8:k * 8 + 8]) - sums[k * 8:k * 8 + 8]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    tried.apply_gradients(zip(grads, net.trainable_variables))
for turn in range(3):
    for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, sums)).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        falling.apply_gradients(zip(grads, net.trainable_variables))
last.learning_rate = tried.learning_rate
for turn in range(3):
    for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, sums)).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        last.apply_gradients(zip(grads, net.trainable_variables))
