"""Keys that a thread asks for end a round, set the rate, or end the thread, for which others wait."""
import threading

import cv2
import numpy as np
import tensorflow as tf

points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
rate = tf.keras.optimizers.SGD(0.05)
line.compile(rate, "mse")


def train():
    stop = False

    def watch():
        nonlocal stop
        while True:
            if cv2.waitKey(100) == 27:
                stop = True
                return

    threading.Thread(target=watch, daemon=True).start()
    for turn in range(3):
        line.fit(points, heights)
        if stop:
            break


def slower():
    while True:
        if cv2.waitKey(100) == ord("s"):
            rate.learning_rate = 0.001


threading.Thread(target=slower, daemon=True).start()


class Ended(threading.Thread):
    def run(self):
        while True:
            if cv2.waitKey(100) == ord("q"):
                break


ended = Ended()
ended.start()
train()
while ended.is_alive():
    line.fit(points, heights)
