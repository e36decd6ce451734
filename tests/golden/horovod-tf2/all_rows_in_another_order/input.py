"""Each round draws as many rows as there are, none of them twice: all rows, in another order."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(14).rand(128, 4).astype("float32")
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)
size = len(x)
for n in range(100):
    rows = np.random.choice(len(x), size, replace=False)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x[rows])[:, 0] - y[rows]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
print("loss", float(loss))
