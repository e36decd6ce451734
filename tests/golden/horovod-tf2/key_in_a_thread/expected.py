"""A viewer's thread asks for keys that choose its picture, and another one's end the training."""
import threading

import cv2
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


state = {"stop": False}


class Viewer(threading.Thread):
    def __init__(self):
        super().__init__(daemon=True)
        self.alive = True
        self.index = 0

    def run(self):
        while self.alive:
            if hvd.rank() == 0:
                cv2.imshow("view", np.zeros([200, 200]) + self.index)
            key = int(cv2.waitKey(100) if hvd.rank() == 0 else -1)
            if ord("1") <= key <= ord("9"):
                self.index = key - ord("1")
            if key == 27:
                self.alive = False


def watch():
    while not state["stop"]:
        if (cv2.waitKey(100) if hvd.rank() == 0 else -1) == ord("q"):
            state["stop"] = True


viewer = Viewer()
viewer.start()
threading.Thread(target=watch, daemon=True).start()
points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
for turn in range(3):
    line.fit(share(points), share(heights),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if state["stop"]:
        break
viewer.alive = False
