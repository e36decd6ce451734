import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(3)


class Net(tf.keras.Model):
    def __init__(self, width=12, blocks=3):
        super().__init__()
        self.dense = [tf.keras.layers.Dense(width, activation='relu') for _ in range(blocks)]
        self.norms = [tf.keras.layers.BatchNormalization() for _ in range(blocks)]
        self.out = tf.keras.layers.Dense(1)
        self.dropout = tf.keras.layers.Dropout(0.1, seed=4)

    def call(self, x, training=None):
        for dense, norm in zip(self.dense, self.norms):
            x = self.dropout(norm(dense(x), training=training), training=training)
        return self.out(x)


rng = np.random.RandomState(0)
model = Net()
model.compile('sgd', 'mse')
model.fit(rng.rand(96, 8).astype('float32'), rng.rand(96, 1), batch_size=24, epochs=2, verbose=2)
