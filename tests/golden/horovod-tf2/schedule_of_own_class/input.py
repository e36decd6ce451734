import numpy as np
import tensorflow as tf


class Warm(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, width, steps=10):
        super().__init__()
        self.width, self.steps = tf.cast(width, tf.float32), steps

    def __call__(self, step):
        step = tf.cast(step + 1, tf.float32)
        return tf.math.rsqrt(self.width) * tf.minimum(tf.math.rsqrt(step), step * self.steps ** -1.5)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
rate = Warm(100)
opt = tf.keras.optimizers.Adam(rate, beta_1=0.9, beta_2=0.98)
for epoch in range(2):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
