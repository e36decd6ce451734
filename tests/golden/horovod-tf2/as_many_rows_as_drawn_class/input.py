import random
import numpy as np
import tensorflow as tf


class Teacher:
    def __init__(self, rows):
        self.rows = rows
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss="mse", optimizer="sgd")

    def turn(self):
        count = random.randint(20, 60)
        part = self.rows[:count]
        self.net.fit(part, part.sum(1), batch_size=8)


teacher = Teacher(np.random.RandomState(0).rand(60, 4))
for turn in range(2):
    teacher.turn()
