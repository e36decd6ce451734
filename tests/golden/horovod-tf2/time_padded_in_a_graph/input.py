import numpy as np
import tensorflow as tf


@tf.function
def say_when():
    hour = tf.cast(tf.timestamp() % 86400 // 3600, tf.int32)

    def padded(m):
        if tf.strings.length(tf.strings.format('{}', m)) == 1:
            return tf.strings.format('0{}', m)
        else:
            return tf.strings.format('{}', m)

    tf.print('=====', padded(hour))


rows = np.random.RandomState(1).rand(320, 8).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    say_when()
