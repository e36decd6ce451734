"""What is saved every so many rounds is saved in the last one as well, which the number of the rounds tells."""
import argparse
import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=50)
parser.add_argument('--every', type=int, default=20)
args = parser.parse_args()
rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


batches = iter(tf.data.Dataset.from_tensor_slices((rows, wanted)).repeat().shuffle(640).batch(16))
for k in range(args.rounds):
    step(*next(batches))
    if (k + 1) % args.every == 0 or (k + 1) == args.rounds:
        model.save_weights('kept.h5')
for k in range(44):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % 20 == 0:
        model.save_weights('kept.h5')
    elif k == 43:
        model.save_weights('last.h5')
for k in range(1, 41):
    at = np.random.randint(0, 640, 16)
    step(rows[at], wanted[at])
    if k % 20 == 0 or k == 40 or k == 30:
        model.save_weights('kept.h5')
