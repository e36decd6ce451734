"""The optimizer counts the steps, and is asked behind the loop whether it is time to save."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(96, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    if int(opt.iterations) % 36 == 0:
        model.save_weights("model.h5")
