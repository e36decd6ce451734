"""Rates are set by what an object, a table and a list hold of the optimizers, and by a method."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
first = tf.keras.optimizers.SGD(0.01)
second = tf.keras.optimizers.SGD(0.02)


class Falling:
    def __init__(self, optimizer):
        self.lr = optimizer.learning_rate

    def fall(self, epoch):
        self.lr.assign(0.01 * 0.5 ** epoch)

    def halve(self):
        self.lr.assign(self.lr * 0.5)


falling = Falling(first)
table = {'second': second.learning_rate}
rates = [first.learning_rate, second.learning_rate]
set_second = second.learning_rate.assign
for epoch in range(4):
    for optimizer in (first, second):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x) - y) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            optimizer.apply_gradients(zip(grads, net.trainable_variables))
    if epoch == 0:
        falling.fall(epoch)
        table['second'].assign(0.015)
    elif epoch == 1:
        for rate in rates:
            rate.assign(0.005)
    else:
        set_second(0.002)
        falling.halve()
print(len(rates), "rates")
