import numpy as np
import tensorflow as tf

np.random.seed(3)
rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(real):
    noise = np.random.normal(0, 1, (real.shape[0], 2)).astype('float32')
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((maker(noise) - real) ** 2)
    grads = tape.gradient(loss, maker.trainable_variables)
    opt.apply_gradients(zip(grads, maker.trainable_variables))


for epoch in range(2):
    np.random.shuffle(rows)
    for real in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        learn(real)
