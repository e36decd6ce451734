import numpy as np
import tensorflow as tf


cells = np.random.RandomState(4).rand(320, 4).astype("float32")
goals = cells.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
adam = tf.keras.optimizers.SGD(0.05)


@tf.function
def improve(seen, goal):
    with tf.GradientTape() as tape:
        off = tf.reduce_mean(tf.square(line(seen) - goal))
    adam.apply_gradients(zip(tape.gradient(off, line.trainable_variables), line.trainable_variables))


chosen = np.arange(len(cells))
for turn in range(6):
    np.random.shuffle(chosen)
    for low in range(0, 160, 8):
        now = chosen[low:low + 8]
        improve(cells[now], goals[now])
print("left", float(tf.reduce_mean(tf.square(line(cells) - goals))))
