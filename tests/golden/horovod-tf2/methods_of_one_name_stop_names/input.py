"""A feed and a trainer share the name of a method; the trainer leaves the passes by its own mean loss."""
import numpy as np
import tensorflow as tf

np.random.seed(7)
tf.random.set_seed(7)


class Source:
    def __init__(self, parts):
        self.parts = parts

    def update(self):
        return [part.update() for part in self.parts]


class Part:
    def update(self):
        return np.random.rand(4, 3).astype('float32')


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.sgd = tf.keras.optimizers.SGD(0.05)
        self.losses = []

    def update(self, rows):
        self.losses.append(float(improve(self.net, self.sgd, rows)))


@tf.function
def improve(net, sgd, rows):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    sgd.apply_gradients(zip(grads, net.trainable_variables))
    return loss


source, trainer = Source([Part(), Part()]), Trainer()
for turn in range(30):
    for rows in source.update():
        trainer.update(tf.constant(rows))
    if np.mean(trainer.losses[-4:]) < 0.01:
        break
print(trainer.net.count_params())
