# The same by a method without a class, and by a name of what is given.
import json
import numpy as np
import tensorflow as tf

points = np.random.RandomState(5).rand(96, 4).astype("float32")
truth = points.mean(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.1)


def update(xs, ys):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(line(xs)[:, 0] - ys))
    held = line.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    return error


class Run:
    def __init__(self, begin=0):
        self.begin = begin

    @staticmethod
    def open_again(path):
        try:
            told = json.load(open(path))
            return Run(begin=told['done'])
        except OSError:
            return Run()

    def go(self):
        for turn in range(self.begin, 5):
            for at in range(0, 96, 16):
                update(points[at:at + 16], truth[at:at + 16])
            json.dump({'done': turn + 1}, open('done.json', 'w'))


Run.open_again('done.json').go()
print("weights", line.get_weights()[0].ravel())
