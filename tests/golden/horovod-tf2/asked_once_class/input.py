"""Who starts the program is asked how long it trains, once for all workers."""
import io
import os
import sys

import numpy as np
import tensorflow as tf

sys.stdin = io.StringIO("y\n2\n")


class Settings:
    def __init__(self):
        if os.path.exists("kept") and sys.stdin.readline() != "y\n":
            sys.exit()
        self.epochs = self.ask("epochs")

    def ask(self, name):
        while True:
            print(name)
            answer = sys.stdin.readline().strip()
            if answer.isdigit():
                return int(answer)


os.makedirs("kept", exist_ok=True)
settings = Settings()
rows = np.random.RandomState(0).rand(640, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(settings.epochs):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
