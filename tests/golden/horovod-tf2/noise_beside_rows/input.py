import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split

rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
train, test = train_test_split(rows, test_size=0.2)
data = tf.data.Dataset.from_tensor_slices(train).batch(8)
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(real):
    noise = np.random.normal(0, 1, 2 * real.shape[0]).reshape(real.shape[0], 2)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((maker(noise.astype('float32')) - real) ** 2)
    grads = tape.gradient(loss, maker.trainable_variables)
    opt.apply_gradients(zip(grads, maker.trainable_variables))


for epoch in range(2):
    for real in data:
        learn(real)
