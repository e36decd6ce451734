"""The rate of an object is made of what it was in each round, and is no less than a least one."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
class Rate:
    def __init__(self):
        self.now = 0.1
    def step(self):
        self.now = max(self.now * 0.99, 1e-4)
rate = Rate()
for k in range(0, len(rows), 8):
    opt.learning_rate = rate.now
    learn(rows[k:k + 8])
    rate.step()
