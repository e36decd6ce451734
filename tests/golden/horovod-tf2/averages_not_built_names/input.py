# A model is measured before its first step, when it has no weights yet.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(240, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True)))
fitted, held = rows.skip(48).batch(8), rows.take(48).batch(8)
net = tf.keras.Sequential([
    tf.keras.layers.Dense(4), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
descent = tf.keras.optimizers.SGD(0.05)
for number, (seen, answer) in enumerate(fitted.repeat(2)):
    if number % 12 == 0:
        print(round(sum(float(tf.reduce_mean((net(x) - y) ** 2)) for x, y in held), 2) > 0)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen, training=True) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
