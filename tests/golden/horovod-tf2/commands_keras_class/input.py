"""A process beside the training, and one that is asked how many lines a file has."""
import subprocess

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)


class Run:
    def __init__(self, name):
        self.name = name
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile("sgd", "mse")

    def train(self):
        beside = subprocess.Popen(["sleep", "300"])
        self.net.fit(rows, wanted, epochs=2)
        beside.terminate()
        beside.wait()

    def keep(self):
        np.savetxt(self.name, self.net.predict(rows[:50]))
        if subprocess.call(["cp", self.name, self.name + ".copy"]) != 0:
            raise OSError(self.name)
        return subprocess.check_output(["wc", "-l", self.name + ".copy"])


run = Run("found.txt")
run.train()
lines = run.keep()
print(int(lines.split()[0]))
