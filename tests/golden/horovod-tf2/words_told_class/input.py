# A class keeps the clock and says how late it is, by other words each time.
import time
import numpy as np
import tensorflow as tf


class Watch:
    def __init__(self):
        self.start = time.time()

    def spent(self):
        t = time.time() - self.start
        if t > 3600:
            return '{:.1f} h'.format(t / 3600)
        if t > 60:
            return '{:.1f} min'.format(t / 60)
        if t < 1:
            return 'less than 1 s'
        return f'{t:.0f} s'


class Trainer:
    def __init__(self):
        self.watch = Watch()
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.model.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')

    def run(self, x, y, epochs):
        with open('spent.txt', 'w') as log:
            for epoch in range(epochs):
                loss = 0.
                for k in range(0, 80, 8):
                    loss += self.model.train_on_batch(x[k:k + 8], y[k:k + 8])
                told = self.watch.spent()
                print('epoch', epoch, 'after', told)
                log.write('%d: %s\n' % (epoch, self.watch.spent()))


x = np.random.RandomState(3).rand(80, 4).astype('float32')
trainer = Trainer()
trainer.run(x, x.mean(axis=1, keepdims=True), 3)
print(trainer.model.evaluate(x, x.mean(axis=1, keepdims=True), verbose=0))
