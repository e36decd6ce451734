"""Two of a model's layers are trained: it is sent as a whole."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(192).batch(16)
opt = tf.keras.optimizers.SGD(0.01)
D = tf.keras.layers.Dense

class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body, self.head = D(8), D(1)
        self.proj = tf.random.normal((4, 4))
        self.cells = [D(8) for _ in range(3)]
    def call(self, a):
        h = self.body(a @ self.proj)
        for c in self.cells:
            h = c(h)
        return self.head(h)

net = Net()

for epoch in range(2):
    for a, b in rows:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - b))
        v = net.body.trainable_variables + net.head.trainable_variables
        g = tape.gradient(loss, v)
        opt.apply_gradients(zip(g, v))
net.save_weights("net.weights.h5")
