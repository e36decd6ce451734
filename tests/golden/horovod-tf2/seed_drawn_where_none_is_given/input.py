import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--seed', type=int, default=None)
args = parser.parse_args()
if args.seed is None:
    args.seed = np.random.randint(1000)
np.random.seed(args.seed)
rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))


for k in range(60):
    at = np.random.randint(0, len(rows), 16)
    step(rows[at], wanted[at])
