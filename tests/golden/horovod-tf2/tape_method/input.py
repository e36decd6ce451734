import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, model, lr=1e-2):
        self.model = model
        self.optimizer = tf.keras.optimizers.Adam(lr)
        self.loss = tf.keras.losses.MeanSquaredError()

    @tf.function
    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = self.loss(y, self.model(x, training=True))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def fit(self, dataset, epochs):
        for epoch in range(epochs):
            for x, y in dataset:
                loss = self.step(x, y)
            tf.print('epoch', epoch, loss)


data = tf.data.Dataset.from_tensor_slices((np.random.rand(66, 3).astype('float32'), np.random.rand(66, 1).astype('float32'))).batch(4)
trainer = Trainer(tf.keras.Sequential([tf.keras.layers.Dense(1)]))
trainer.fit(data, 2)
