import sys
import numpy as np
import tensorflow as tf


class Bar:
    def __init__(self, total, width=40):
        self.total, self.width, self.last = total, width, -1

    def update(self, k):
        if self.last == int(k):
            return
        self.last = int(k)
        if k > self.total:
            k = self.total
        part = int(self.width * (k / self.total))
        sys.stdout.write('\r%d/%d [%s]' % (k, self.total, '=' * part + '.' * (self.width - part)))
        sys.stdout.flush()
        if k >= self.total:
            print('')


x = np.random.RandomState(0).rand(640, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((x, x.sum(axis=1, keepdims=True)))
data = data.shuffle(1024).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.01)
bar = Bar(40)
for epoch in range(3):
    k = 0
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        k = k + 1
        bar.update(k)
    print(epoch, float(loss))
