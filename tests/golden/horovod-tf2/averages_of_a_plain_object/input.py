"""A net of one's own variables, with batch normalisation in an attribute."""
import numpy as np
import tensorflow as tf


class Net(object):
    def __init__(self):
        self.first = tf.Variable(tf.random.stateless_normal([4, 8], seed=(1, 2)))
        self.last = tf.Variable(tf.random.stateless_normal([8, 1], seed=(3, 4)))
        self.norm = tf.keras.layers.BatchNormalization()
        self.variables = [self.first, self.last]

    def forward(self, x, training):
        return tf.matmul(self.norm(tf.nn.relu(tf.matmul(x, self.first)), training=training), self.last)

    def backward(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.forward(x, True) - y) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.variables), self.variables))
        return loss


rows = np.random.RandomState(0).rand(96, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = Net()
net.opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8):
        net.backward(x, y)
print(net.norm.moving_mean.shape, np.isfinite(net.forward(rows, False).numpy()).all())
