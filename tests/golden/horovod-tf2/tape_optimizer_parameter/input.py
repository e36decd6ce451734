import numpy as np
import tensorflow as tf


def train_one_epoch(model, optimizer, dataset):
    for x, y in dataset:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        grads = tape.gradient(loss, model.variables)
        optimizer.apply_gradients(zip(grads, model.variables))


def main():
    data = tf.data.Dataset.from_tensor_slices((np.random.rand(50, 2).astype('float32'), np.random.rand(50, 1).astype('float32')))
    data = data.shuffle(50).batch(10)
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.RMSprop(0.001)
    for epoch in range(2):
        train_one_epoch(model, opt, data)
    model.save_weights('model.h5')


main()
