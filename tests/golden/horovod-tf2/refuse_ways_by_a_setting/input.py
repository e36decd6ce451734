# A setting is changed from run to run, so both ways are meant.
import numpy as np
import tensorflow as tf

FITS = True
rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)


def one_pass(data):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))


def train(data):
    if FITS:
        model.compile(optimizer=opt, loss="mse")
        model.fit(data, epochs=3, verbose=2)
    else:
        for epoch in range(3):
            one_pass(data)
            print(epoch)


train(data)
