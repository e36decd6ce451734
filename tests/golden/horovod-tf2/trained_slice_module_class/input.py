"""A plain module is trained by a part of its variables: it is sent as a whole, and joined."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(192, 4).astype("float32")
rows = tf.data.Dataset.from_tensor_slices(x).shuffle(192).batch(16)

class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.a = tf.Variable(tf.random.normal((4, 4)))
        self.c = tf.keras.layers.Dense(4, trainable=False)
        self.bn = tf.keras.layers.BatchNormalization()
    def __call__(self, x):
        return self.bn(self.c(x @ self.a), training=True)

class T:
    def __init__(self):
        self.net = Net()
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.all = [self.net, Net()]
    @tf.function
    def step(self, a):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(a) - a))
        v = self.net.trainable_variables[-2:]
        self.opt.apply_gradients(zip(tape.gradient(loss, v), v))
        return loss
t = T()
for epoch in range(2):
    for a in rows:
        t.step(a)
