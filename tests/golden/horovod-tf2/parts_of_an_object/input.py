import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(64, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)


class Net:
    def __init__(self):
        self.parts = {"a": tf.keras.layers.Dense(8), "b": tf.keras.layers.Dense(4)}
        self.scale = tf.Variable(tf.random.normal((4,)))

    def __call__(self, x):
        return self.parts["b"](self.parts["a"](x)) * self.scale

    def params(self):
        out = [self.scale]
        for p in self.parts.values():
            out.extend(p.trainable_variables)
        return out


net = Net()
opt = tf.keras.optimizers.Adam(0.01)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x) ** 2)
    v = net.params()
    opt.apply_gradients(zip(tape.gradient(loss, v), v))
    return loss


for epoch in range(20):
    for x in data:
        loss = step(x)
print("learned", float(loss) < 0.5)
