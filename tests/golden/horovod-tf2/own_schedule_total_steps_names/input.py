"""The same with other names of the library's, in an optimizer that has a decay itself."""
import numpy as np
import tensorflow as tf


class Bent(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, min_lr, turn):
        super().__init__()
        self.initial_learning_rate, self.min_lr = initial_learning_rate, min_lr
        self.decay_steps, self.turn = decay_steps, turn

    def __call__(self, count):
        part = (tf.cast(count, tf.float32) - self.turn) / (self.decay_steps - self.turn)
        whole = tf.clip_by_value(part, 0.0, 1.0)
        return self.initial_learning_rate + (self.min_lr - self.initial_learning_rate) * whole


values = np.random.RandomState(5).rand(256, 3).astype('float32')
feed = tf.data.Dataset.from_tensor_slices((values, values.sum(1, keepdims=True))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
falls = Bent(initial_learning_rate=0.05, decay_steps=96, min_lr=0.001, turn=40)
sgd = tf.keras.optimizers.SGD(learning_rate=falls)
for turn in range(3):
    for given, wanted in feed:
        with tf.GradientTape() as seen:
            off = tf.reduce_mean((model(given) - wanted) ** 2)
        parts = seen.gradient(off, model.trainable_variables)
        sgd.apply_gradients(zip(parts, model.trainable_variables))
print(float(off))
