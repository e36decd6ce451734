import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
batches = tf.data.Dataset.from_tensor_slices((features, targets)).shuffle(320).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01)


def walk():
    for some, wanted in batches:
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(net(some, training=True) - wanted))
        slopes = tape.gradient(error, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
    return float(error)


class Enough(Exception):
    pass


def judge(error):
    if error < 0.11:
        raise Enough("small")


try:
    for number in range(4):
        now = walk()
        judge(now)
        assert now < 9.0
except (Enough, AssertionError) as why:
    print(why)
