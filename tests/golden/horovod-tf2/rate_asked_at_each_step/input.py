import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
rate = tf.Variable(0.01, trainable=False)
opt = tf.keras.optimizers.SGD(lambda: rate)
for k in range(0, 800, 20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(rows[k:k + 20]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    rate.assign(rate * 0.99)
print("made")
