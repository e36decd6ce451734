"""Blocks that are Sequential models, in a list of a subclassed model; a tape."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(14)


def conv_block(filters):
    return tf.keras.Sequential([
        tf.keras.layers.Conv2D(filters, 3, padding='same', use_bias=False),
        tf.keras.layers.BatchNormalization(),
        tf.keras.layers.ReLU(),
    ])


class Tower(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.blocks = [conv_block(f) for f in (8, 8, 16, 16)]
        self.pool = tf.keras.layers.GlobalAveragePooling2D()
        self.fc = tf.keras.layers.Dense(3)

    def call(self, x, training=False):
        for b in self.blocks:
            x = b(x, training=training)
        return self.fc(self.pool(x))


model, opt = Tower(), tf.keras.optimizers.SGD(0.01)
ce = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)


@tf.function
def train(x, y):
    with tf.GradientTape() as t:
        loss = ce(y, model(x, training=True))
    opt.minimize(loss, model.trainable_variables, tape=t)
    return loss


x = np.random.rand(64, 8, 8, 3).astype('f')
y = np.random.randint(0, 3, 64)
for i in range(4):
    print(float(train(tf.constant(x[i * 16:i * 16 + 16]), tf.constant(y[i * 16:i * 16 + 16]))))
