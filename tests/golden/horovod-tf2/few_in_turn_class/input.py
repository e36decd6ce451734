"""So many rounds of each as settings say, in methods of their own."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 8).astype('float32')


class Pair:
    def __init__(self, judge_steps, maker_steps):
        self.judge_steps, self.maker_steps = judge_steps, maker_steps
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.judge.compile(tf.keras.optimizers.SGD(0.001), 'mse')
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
        self.maker.compile(tf.keras.optimizers.SGD(0.001), 'mse')

    def train_judge(self):
        for _ in range(self.judge_steps):
            at = np.random.randint(0, len(rows), 8)
            self.judge.train_on_batch(rows[at], rows[at].sum(1))

    def train_maker(self):
        for _ in range(self.maker_steps):
            at = np.random.randint(0, len(rows), 8)
            self.maker.train_on_batch(rows[at], rows[at])

    def train(self, epochs, rounds):
        for epoch in range(epochs):
            for turn in range(rounds):
                self.train_judge()
                self.train_maker()
            print('epoch', epoch)


Pair(5, 2).train(2, 24)
