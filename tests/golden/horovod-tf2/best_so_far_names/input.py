# Every so many rounds the model is measured, and kept where it is the best so far.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(240, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True)))
fitted, held = rows.skip(48).batch(8), rows.take(48).batch(8)
net = tf.keras.Sequential([
    tf.keras.layers.Dense(4, input_shape=(4,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
descent = tf.keras.optimizers.SGD(0.05)
best, made = 1e9, 0
for seen, answer in fitted.repeat(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen, training=True) - answer) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    made += 1
    if made % 6 == 0:
        missed = np.mean([tf.reduce_mean((net(x) - y) ** 2) for x, y in held])
        if missed >= best:
            continue
        best = missed
        net.save_weights('best.h5')
