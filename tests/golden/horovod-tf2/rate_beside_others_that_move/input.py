"""What a meter and other places of a table do in each round is none of the rate, nor hinders sharing."""
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
class Meter:
    def __init__(self):
        self.rate = 1.0
    def feed(self, value):
        self.rate *= 0.99
        return value * self.rate
class Settings:
    rate = 0.1
meter, settings = Meter(), Settings()
state = {"factor": 1.0, "loss": 0.0}
for epoch in range(3):
    for k in range(0, len(rows), 8):
        opt.learning_rate = settings.rate * state["factor"]
        state["loss"] *= 0.9
        state["loss"] += 0.1 * meter.feed(float(learn(rows[k:k + 8])))
    state["factor"] *= 0.5
