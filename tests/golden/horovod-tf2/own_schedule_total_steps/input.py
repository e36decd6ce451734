"""A schedule of the program's own names a number as the library does, and another follows from it."""
import numpy as np
import tensorflow as tf

STEPS = 64


class Line(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, first, total_steps, start):
        super().__init__()
        self.first, self.total_steps, self.start = first, float(total_steps), float(start)

    def __call__(self, step):
        step = tf.cast(step, tf.float32)
        fallen = (step - self.start) / (self.total_steps - self.start)
        return tf.where(step < self.start, self.first, self.first * (1 - fallen))


rows = np.random.RandomState(3).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(Line(0.05, total_steps=STEPS, start=STEPS // 2))
data = iter(tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).repeat().batch(8))
for step in range(STEPS):
    x, y = next(data)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
print(float(loss))
