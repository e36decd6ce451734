import numpy as np
import tensorflow as tf
from tensorflow import keras

sess = tf.Session(config=tf.ConfigProto(allow_soft_placement=True))
keras.backend.set_session(sess)
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)


class Trainer:
    def __init__(self):
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(optimizer=keras.optimizers.SGD(lr=0.01), loss='mse')

    def train(self):
        for epoch in range(2):
            for k in range(80):
                loss = self.net.train_on_batch(rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8])
            print(epoch, loss)


Trainer().train()
