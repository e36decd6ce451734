import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(256, 8).astype('float32')
data = tf.data.Dataset.from_tensor_slices(rows).batch(16, drop_remainder=True)


class Balanced:
    def __init__(self):
        self.makes = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
        self.judges = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(8,))])
        self.opt_m = tf.keras.optimizers.SGD(0.01)
        self.opt_j = tf.keras.optimizers.SGD(0.01)
        self.balance = 0.0
        self.total = 0.0

    def step(self, real):
        with tf.GradientTape() as tape_m, tf.GradientTape() as tape_j:
            fake = self.makes(real[:, :4])
            of_real = tf.reduce_mean(tf.abs(self.judges(real) - real))
            of_fake = tf.reduce_mean(tf.abs(self.judges(fake) - fake))
            self.total = of_real - self.balance * of_fake
            self.total = self.total + 0.01 * tf.reduce_mean(fake ** 2)
        by_j = tape_j.gradient(self.total, self.judges.trainable_variables)
        by_m = tape_m.gradient(of_fake, self.makes.trainable_variables)
        self.opt_j.apply_gradients(zip(by_j, self.judges.trainable_variables))
        self.opt_m.apply_gradients(zip(by_m, self.makes.trainable_variables))
        self.balance = tf.clip_by_value(self.balance + 0.01 * (0.7 * of_real - of_fake), 0., 1.)


pair = Balanced()
for epoch in range(3):
    for real in data:
        pair.step(real)
