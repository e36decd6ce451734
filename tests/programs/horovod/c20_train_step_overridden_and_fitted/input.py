import numpy as np
import tensorflow as tf


class Scaled(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, inputs):
        return self.dense(inputs)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            pred = self(x, training=True)
            loss = self.compiled_loss(y, pred)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {'loss': loss}


x = np.random.RandomState(20).rand(100, 3).astype('float32')
model = Scaled()
model.compile(optimizer=tf.keras.optimizers.Adam(0.01), loss='mse')
model.fit(x, x.sum(1), epochs=2, batch_size=10)
