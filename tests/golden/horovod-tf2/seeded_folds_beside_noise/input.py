import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split

np.random.seed(1)
rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
opt = tf.keras.optimizers.SGD(0.01)


def learn(real):
    noise = np.random.normal(0, 1, (real.shape[0], 2)).astype('float32')
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((maker(noise) - real) ** 2)
    grads = tape.gradient(loss, maker.trainable_variables)
    opt.apply_gradients(zip(grads, maker.trainable_variables))


def one_fold():
    train, test = train_test_split(rows, test_size=0.2)
    for epoch in range(2):
        for real in tf.data.Dataset.from_tensor_slices(train).batch(8):
            learn(real)


for fold in range(3):
    one_fold()
