"""What is done in the last round alone is done there, though it may be one of an interval by then."""
import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=44)
args = parser.parse_args()
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
rounds = 44


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for k in range(rounds):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % 20 == 0:
        model.save_weights('kept.h5')
    elif k == rounds - 1:
        model.save_weights('last.h5')
for k in range(args.rounds):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % 20 == 0:
        model.save_weights('kept.h5')
    elif k == args.rounds - 1:
        model.save_weights('told.h5')
for k in range(41):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % 20 == 0:
        model.save_weights('kept.h5')
    elif k == 40:
        model.save_weights('never.h5')
