# How many rounds are left is counted by a class, whose rows are made in a way that is not seen.
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, net):
        self.net, self.descent = net, tf.keras.optimizers.SGD(0.05)
        self.kept = tf.train.Checkpoint(made=tf.Variable(0), net=net)
        self.kept.restore(tf.train.latest_checkpoint('kept'))

    def learn(self, rows, rounds):
        for seen, answer in rows.take(rounds - self.kept.made.numpy()):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.descent.apply_gradients(zip(grads, self.net.trainable_variables))
            self.kept.made.assign_add(1)
        self.kept.save('kept/net')


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
made = getattr(tf.data.Dataset, 'from_tensor_slices')((drawn, drawn.sum(axis=1, keepdims=True)))
Learner(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])).learn(made.repeat().batch(8), 48)
