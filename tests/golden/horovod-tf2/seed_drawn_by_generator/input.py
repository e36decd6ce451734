import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(256, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def batches():
    np.random.seed(np.random.randint(1000))
    order = np.arange(256)
    np.random.shuffle(order)
    for k in range(0, 256, 8):
        yield rows[order[k:k + 8]]


for epoch in range(3):
    for x in batches():
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - x) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
model.save_weights('net.weights.h5')
