# A bar of a `with` has the turns in it; one that is made of what has its name has them outside.
import numpy as np
import tensorflow as tf
from tqdm import tqdm

drawn = np.random.RandomState(4).rand(24, 8, 4).astype('float32')
batches = [(part, part.sum(axis=1, keepdims=True)) for part in drawn]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)


def step(seen, answer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(seen) - answer) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    descent.apply_gradients(zip(grads, net.trainable_variables))


for turn in range(3):
    with tqdm(enumerate(batches), total=len(batches)) as bar:
        for k, (seen, answer) in bar:
            step(seen, answer)
for turn in range(3):
    bar = enumerate(batches)
    bar = tqdm(bar, total=24)
    for k, (seen, answer) in bar:
        step(seen, answer)
