"""A class of helpers opens what a Keras program writes and reads."""
import io
import numpy as np
import tensorflow as tf


class Files:
    def __init__(self, ending):
        self.ending = ending

    def of(self, name, mode):
        return io.open(name + self.ending, mode, encoding="utf-8")


files = Files(".txt")
with files.of("numbers", "w") as table:
    for k in range(512):
        table.write(u"%d\n" % (k % 7))
with files.of("numbers", "r") as table:
    rows = np.array([[float(line)] for line in table], "float32") / 7
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile("sgd", "mse")
net.fit(rows, rows * 2, batch_size=16, epochs=2)
