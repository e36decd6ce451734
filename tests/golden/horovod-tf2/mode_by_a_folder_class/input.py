"""An object asks whether its folder is there before it makes it, and writes as that says."""
import os
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)
folder = 'out'
class Log:
    def __init__(self, folder):
        self.mode = 'a' if os.path.exists(folder) else 'w'
        os.makedirs(folder, exist_ok=True)
        self.path = os.path.join(folder, 'log.txt')
    def tell(self, text):
        with open(self.path, self.mode) as f:
            f.write(text)
log = Log(folder)
def train(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
for k in range(300):
    at = np.random.randint(0, len(rows), 16)
    loss = train(rows[at], wanted[at])
    if k % 50 == 0:
        log.tell('%d' % k)
