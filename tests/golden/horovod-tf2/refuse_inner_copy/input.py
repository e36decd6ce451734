import numpy as np
import tensorflow as tf

def task():
    a, p = np.random.uniform(0.1, 5.0), np.random.uniform(0, 3.14)
    x = np.random.uniform(-5, 5, (20, 1)).astype('float32')
    return x, (a * np.sin(x + p)).astype('float32')

class Meta:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(40, activation='relu', input_shape=(1,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)

    def adapt(self, x, y, lr=0.01):
        copy = tf.keras.models.clone_model(self.model)
        copy.set_weights(self.model.get_weights())
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(y - copy(x)))
        for w, g in zip(copy.trainable_variables, tape.gradient(loss, copy.trainable_variables)):
            w.assign_sub(lr * g)
        return copy

    def step(self):
        x, y = task()
        copy = self.adapt(x[:10], y[:10])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(y[10:] - copy(x[10:])))
        g = tape.gradient(loss, copy.trainable_variables)
        self.opt.apply_gradients(zip(g, self.model.trainable_variables))
        return loss

meta = Meta()
for it in range(20):
    loss = meta.step()
    if it % 10 == 0:
        print(it, float(loss))
