import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.count = len(rows) // 8
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.optimizer = tf.keras.optimizers.SGD(0.01)

    def batches(self):
        while True:
            picked = self.rows[np.random.permutation(len(self.rows))[:8]]
            yield picked[:, :4], picked[:, 4:]

    def train(self):
        for epoch in range(4):
            seen = 0
            for x, y in self.batches():
                if seen >= self.count:
                    break
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean(tf.square(self.model(x, training=True) - y))
                grads = tape.gradient(loss, self.model.trainable_variables)
                self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
                seen += 1
            if seen % 4 == 0:
                self.model.save_weights('epoch%d.h5' % epoch)


Trainer(np.random.RandomState(0).rand(640, 5).astype('float32')).train()
