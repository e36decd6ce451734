"""A subclassed model and a training loop with a GradientTape."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(1)

rng = np.random.RandomState(0)
images = rng.rand(200, 8, 8).astype(np.float32)
labels = rng.randint(0, 10, 200)
dataset = tf.data.Dataset.from_tensor_slices((images, labels)).shuffle(200, seed=2).batch(40)


class Residual(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.dense = tf.keras.layers.Dense(width, activation='relu')
        self.norm = tf.keras.layers.BatchNormalization()

    def call(self, x, training=False):
        return x + self.norm(self.dense(x), training=training)


class Net(tf.keras.Model):
    def __init__(self, n, width):
        super().__init__()
        self.flatten = tf.keras.layers.Flatten()
        self.first = tf.keras.layers.Dense(width, activation='relu')
        self.blocks = [Residual(width) for _ in range(n)]
        self.dropout = tf.keras.layers.Dropout(0.2)
        self.last = tf.keras.layers.Dense(10)

    def call(self, x, training=False):
        x = self.first(self.flatten(x))
        for block in self.blocks:
            x = block(x, training=training)
        x = self.dropout(x, training=training)
        return self.last(x)


model = Net(3, 24)
loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = tf.keras.optimizers.SGD(0.05, momentum=0.9)
train_loss = tf.keras.metrics.Mean()
checkpoint = tf.train.Checkpoint(model=model, optimizer=optimizer)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = loss_object(y, model(x, training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    train_loss(loss)


for epoch in range(2):
    train_loss.reset_state()
    for x, y in dataset:
        train_step(x, y)
    print('epoch %d loss %.6f' % (epoch, train_loss.result()))
checkpoint.write('model.ckpt')
