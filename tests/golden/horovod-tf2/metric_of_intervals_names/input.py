# Intervals that are asked for in other words: by the optimizer's count, and by what is left of it.
import numpy as np
import tensorflow as tf

drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
rows = tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)
told, far = tf.keras.metrics.Mean(), tf.keras.metrics.Mean()
for number, (seen, answer) in enumerate(rows.repeat(2)):
    with tf.GradientTape() as tape:
        missed = net(seen) - answer
        loss = tf.reduce_mean(missed ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    told(loss)
    far.update_state(tf.reduce_max(missed))
    if tf.equal(descent.iterations % 12, 0):
        print('loss', round(float(told.result()), 4))
        told.reset_states()
    if not (number + 1) % 6:
        print('far', round(float(far.result()), 4))
