import numpy as np
import tensorflow as tf

np.random.seed(2)


class Part:
    def __init__(self, out, given):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(out, input_shape=(given,))])
        self.trainable_variables = self.model.trainable_variables


class Whole:
    def __init__(self):
        self.head = Part(8, 4)
        self.tail = Part(1, 8)
        self.trainable_variables = self.head.trainable_variables + self.tail.trainable_variables


class Trainer:
    def __init__(self):
        self.opt = tf.keras.optimizers.SGD(0.05)

    def run(self, data, net):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net.tail.model(net.head.model(x)) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            self.opt.apply_gradients(zip(grads, net.trainable_variables))


x = np.random.rand(64, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
whole, trainer = Whole(), Trainer()
for epoch in range(3):
    trainer.run(tf.data.Dataset.from_tensor_slices((x, y)).batch(8), whole)
print('loss', float(tf.reduce_mean((whole.tail.model(whole.head.model(x)) - y) ** 2)))
