"""Rates come from the settings, at first and later; one is made of the rate before."""
import argparse
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K

parser = argparse.ArgumentParser()
parser.add_argument('--lr', type=float, default=0.01)
args = parser.parse_args()
rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)


def train(learning_rate):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.SGD(learning_rate)
    model.compile(opt, 'mse')
    for k in range(6):
        if k == 2:
            K.set_value(model.optimizer.learning_rate, np.float32(learning_rate / 2))
        if k == 3:
            model.optimizer.learning_rate.assign(args.lr / 4)
        if k == 4:
            model.optimizer.learning_rate = model.optimizer.learning_rate / 2
        model.fit(rows, wanted, batch_size=16)


train(args.lr)
