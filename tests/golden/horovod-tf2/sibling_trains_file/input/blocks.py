import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.dense = tf.keras.layers.Dense(units, activation="tanh")

    def call(self, x):
        return self.dense(x)


def train(model, rows, turns):
    for turn in range(turns):
        x, y = rows.draw(16)
        loss = model.step(x, y)
        if turn % 10 == 0:
            print("blocks", turn, float(loss))
