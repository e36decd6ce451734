"""The same by a name of its own, with a tape."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 4).astype('float32')
model, opt = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))]), tf.keras.optimizers.SGD(0.05)
per_pass = 12
for turn in range(3):
    for b in range(per_pass):
        at = np.random.randint(0, len(rows), 8)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(rows[at]) - rows[at]) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        step = turn * per_pass + b
        if step % 6 == 0:
            model.save_weights('at.h5')
print(np.isfinite(float(loss)))
