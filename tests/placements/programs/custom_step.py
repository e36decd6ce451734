"""A model with a training step of its own, layers of the program that build their weights, dropout."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(8)


class Scaled(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def build(self, shape):
        self.kernel = self.add_weight('kernel', (shape[-1], self.width))
        self.scale = self.add_weight('scale', (self.width,), initializer='ones')

    def call(self, x):
        return tf.nn.relu(tf.matmul(x, self.kernel)) * self.scale


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.one = Scaled(12)
        self.drop = tf.keras.layers.Dropout(0.2)
        self.two = Scaled(12)
        self.three = tf.keras.layers.Dense(4)

    def call(self, x, training=False):
        return self.three(self.two(self.drop(self.one(x), training=training)))

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = self.compiled_loss(y, self(x, training=True))
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        self.compiled_metrics.update_state(y, self(x))
        return {m.name: m.result() for m in self.metrics}


net = Net()
net.compile(optimizer='sgd', loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=['accuracy'])
rng = np.random.RandomState(0)
rows, labels = rng.rand(48, 6).astype('float32'), rng.randint(0, 4, 48)
for epoch in range(2):
    history = net.fit(rows, labels, batch_size=12, verbose=0)
    print('epoch %d loss %.5f' % (epoch, history.history['loss'][0]))
net.save_weights('net.weights.h5')
