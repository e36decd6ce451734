import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(800, 4).astype("float32")
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
for k in range(0, 800, 20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(rows[k:k + 20]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    now = float(opt.learning_rate) * 0.99
    opt.learning_rate.assign(max(now, 0.0001))
print("made")
