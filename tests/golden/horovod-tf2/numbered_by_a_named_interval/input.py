# The interval has a name, and is divided once in each place.
every = 10
import numpy as np
import tensorflow as tf
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
rows = np.random.rand(960, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).repeat().batch(32)
for i, x in enumerate(data.take(40)):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    if i % every == 0:
        model.save_weights('at_{:02d}.weights.h5'.format(int(i / every) + 1))
