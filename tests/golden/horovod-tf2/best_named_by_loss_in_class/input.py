import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1))).batch(8)


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.best_loss = 1e9

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x)[:, 0] - y) ** 2)
        gradients = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.model.trainable_variables))
        return loss

    def train(self):
        for epoch in range(4):
            for x, y in data:
                loss = self.step(x, y)
            if loss.numpy() < self.best_loss:
                self.best_loss = loss.numpy()
                self.best_path = 'net' + str(loss.numpy()) + '.weights.h5'
                self.model.save_weights(self.best_path)

    def restore(self):
        self.model.load_weights(self.best_path)


t = Trainer()
t.train()
t.restore()
