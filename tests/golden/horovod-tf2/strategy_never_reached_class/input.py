"""A method that trains on many devices is left over, and nobody calls it."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, model, optimizer):
        self.model, self.optimizer = model, optimizer

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.model(x) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def on_one(self, data):
        for x in data:
            self.step(x)

    def on_many(self, data):
        strategy = tf.distribute.MirroredStrategy()
        for x in strategy.experimental_distribute_dataset(data):
            strategy.run(self.step, args=(x,))


network = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
table = np.random.RandomState(0).rand(240, 3).astype('float32')
trainer = Trainer(network, tf.keras.optimizers.legacy.SGD(0.01))
trainer.on_one(tf.data.Dataset.from_tensor_slices(table).batch(8))
