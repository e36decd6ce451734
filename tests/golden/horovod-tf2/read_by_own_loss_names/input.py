"""What was written is read again where the loss of a round is large."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01)


def lines():
    return len(open("losses.txt").read().split())


for epoch in range(3):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        with open("losses.txt", "a") as f:
            f.write("%f\n" % float(loss))
        if loss > 0.1:
            print(lines())
