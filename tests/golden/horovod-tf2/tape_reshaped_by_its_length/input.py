import numpy as np
import tensorflow as tf

BATCH = 16


def main():
    pixels = np.random.RandomState(4).uniform(-1, 1, (260, 6, 6)).astype("float32")
    pixels = pixels.reshape(len(pixels), 36)
    held_out, pixels = pixels[:36], pixels[36:]

    net = tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation="tanh", input_shape=(36,)),
        tf.keras.layers.Dense(36),
    ])
    adam = tf.keras.optimizers.Adam(0.002)

    def update(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - x) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(grads, net.trainable_variables))
        return loss

    for epoch in range(3):
        for i in range(pixels.shape[0] // BATCH):
            loss = update(pixels[i * BATCH:(i + 1) * BATCH])
        print("epoch", epoch, "loss", float(loss))
    print("held out", float(tf.reduce_mean((net(held_out) - held_out) ** 2)))


if __name__ == "__main__":
    main()
