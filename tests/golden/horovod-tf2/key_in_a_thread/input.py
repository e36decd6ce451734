"""A viewer's thread asks for keys that choose its picture, and another one's end the training."""
import threading

import cv2
import numpy as np
import tensorflow as tf

state = {"stop": False}


class Viewer(threading.Thread):
    def __init__(self):
        super().__init__(daemon=True)
        self.alive = True
        self.index = 0

    def run(self):
        while self.alive:
            cv2.imshow("view", np.zeros([200, 200]) + self.index)
            key = int(cv2.waitKey(100))
            if ord("1") <= key <= ord("9"):
                self.index = key - ord("1")
            if key == 27:
                self.alive = False


def watch():
    while not state["stop"]:
        if cv2.waitKey(100) == ord("q"):
            state["stop"] = True


viewer = Viewer()
viewer.start()
threading.Thread(target=watch, daemon=True).start()
points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile("sgd", "mse")
for turn in range(3):
    line.fit(points, heights)
    if state["stop"]:
        break
viewer.alive = False
