# The order of a pass is mixed by a function without a name, behind which nothing is sent.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).rand(192, 4).astype('float32')
order = np.arange(len(rows))
mix = lambda: np.random.shuffle(order)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(3):
    mix()
    for number in range(24):
        seen = rows[order[number * 8:number * 8 + 8]]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - tf.reduce_sum(seen, axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
