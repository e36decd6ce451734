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


class Trainer:
    def __init__(self):
        self.passes, self.work = 1, walk

    def go(self, left):
        for _ in range(self.passes):
            now = self.work()
        self.judge(now)
        if left == 0 or now < 0.05:
            return now
        return self.go(left - 1)

    def judge(self, now):
        self.passes = 1 if now < 0.1 else 2


print(Trainer().go(2))
