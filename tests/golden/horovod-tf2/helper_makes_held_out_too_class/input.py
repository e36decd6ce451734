"""A method makes both, of what the object keeps."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, x, y):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        cut = len(x) - len(x) // 4
        self.train_data, self.held_data = (x[:cut], y[:cut]), (x[cut:], y[cut:])

    def get_dataset(self, data, is_training=False):
        x, y = data
        ds = tf.data.Dataset.from_tensor_slices((x, y))
        if is_training:
            ds = ds.shuffle(96).batch(8)
        else:
            ds = ds.batch(8)
        return ds

    def train(self):
        opt = tf.keras.optimizers.Adam(0.01)
        error = tf.keras.metrics.MeanSquaredError()
        train_ds = self.get_dataset(self.train_data, is_training=True)
        held_ds = self.get_dataset(self.held_data)
        for epoch in range(4):
            for x, y in train_ds:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.model(x)[:, 0] - y) ** 2)
                grads = tape.gradient(loss, self.model.trainable_weights)
                opt.apply_gradients(zip(grads, self.model.trainable_weights))
            for x, y in held_ds:
                error(y, self.model(x)[:, 0])
            print(epoch, float(error.result()))
            error.reset_state()


np.random.seed(2)
tf.random.set_seed(2)
x = np.random.rand(96, 2).astype('float32')
Trainer(x, x.sum(axis=1)).train()
