import os
import sys
from pathlib import Path
import tensorflow as tf


def claim(folder):
    place = Path(folder)
    try:
        place.mkdir(parents=True)
        return True
    except OSError as why:
        print(why)
        return False


if not claim('run'):
    sys.exit(1)
try:
    with open('run/lock', 'x') as lock:
        lock.write('mine')
except FileExistsError:
    sys.exit('somebody is at it')

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
os.remove('run/lock')
