# All batches of all rows are full; the last of a share is not, and the noise is made for a full one.
import numpy as np
import tensorflow as tf

ROWS = 16
drawn = np.random.RandomState(4).rand(208, 4).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(drawn).shuffle(208, seed=3).batch(ROWS)
maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01)


def between(pair):
    part = tf.random.uniform((ROWS, 1))
    return part * pair[0] + (1 - part) * pair[1]


def learn(seen):
    noise = tf.random.normal([ROWS, 2])
    with tf.GradientTape() as tape:
        made = maker(noise)
        middle = judge(between([seen, made]))
        loss = tf.reduce_mean(judge(made)) - tf.reduce_mean(judge(seen)) + tf.reduce_mean(middle ** 2)
    grads = tape.gradient(loss, judge.trainable_variables)
    descent.apply_gradients(zip(grads, judge.trainable_variables))


for turn in range(3):
    for seen in batches:
        learn(seen)
