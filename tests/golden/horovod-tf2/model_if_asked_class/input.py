import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--teacher", action="store_true")
asked = parser.parse_args()


class Trainer:
    def __init__(self, with_teacher):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)
        self.teacher = None
        if with_teacher:
            self.teacher = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)),
                                                tf.keras.layers.Dense(1)])
            self.teacher_opt = tf.keras.optimizers.SGD(0.1)

    def fit(self, data):
        for a, b in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(a, training=True) - b) ** 2)
            self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables),
                                         self.net.trainable_variables))
            if self.teacher is not None:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.teacher(a, training=True) - b) ** 2)
                self.teacher_opt.apply_gradients(zip(tape.gradient(loss, self.teacher.trainable_variables),
                                                     self.teacher.trainable_variables))


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
trainer = Trainer(asked.teacher)
trainer.fit(tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8))
trainer.net.save_weights("net.h5")
