import os
import tensorflow as tf


class Base:
    def __init__(self, name):
        self.path = name
        self.net = self._read()

    def _read(self):
        return tf.keras.models.load_model(self.path)


class Small(Base):
    def __init__(self, name='small.h5'):
        super().__init__(name)

    def _read(self):
        if os.path.exists(self.path):
            net = super()._read()
        else:
            net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
            net.save(self.path)
        return net


others = []
for name in os.listdir('.'):
    if name.endswith('.teacher'):
        others.append(Base(name))
if os.path.isfile('other.h5'):
    others.append(Base('other.h5'))
net = Small().net
opt = tf.keras.optimizers.SGD(0.02)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = tf.data.Dataset.from_tensor_slices((rows, 1 - rows)).batch(8)
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
