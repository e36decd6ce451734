import io

import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tensorflow as tf


class Board:
    def picture(self, values):
        plt.plot(values)
        page = io.BytesIO()
        plt.savefig(page, format="png")
        plt.close()
        image = tf.image.decode_png(page.getvalue(), channels=4)
        plt.plot(values)
        plt.savefig("losses.png")
        plt.close()
        return image


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
board = Board()
for epoch in range(3):
    losses = []
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        losses.append(float(loss))
    print(board.picture(losses).shape)
