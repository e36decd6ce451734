"""Keys that a thread asks for end a round, set the rate, or end the thread, for which others wait."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
rate = hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size()))
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
        line.fit(share(points), share(heights),
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        if stop:
            break


def slower():
    while True:
        if cv2.waitKey(100) == ord("s"):
            rate.learning_rate = 0.001 * hvd.size()


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
    line.fit(share(points), share(heights),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
