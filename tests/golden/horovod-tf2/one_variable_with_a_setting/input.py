"""One variable is asked for its gradient, and handed on beside it with the number of the step."""
import tensorflow as tf


class Painter:
    def __init__(self, kind='adam'):
        made = {'adam': tf.keras.optimizers.Adam, 'other': lambda r: tf.keras.optimizers.SGD(r, 0.9)}
        self.output = None
        self.optimizer = made[kind](0.1)

    def begin(self):
        self.wanted = tf.ones([1, 8, 8, 3])
        self.output = tf.Variable(tf.zeros([1, 8, 8, 3]))

    def train(self):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.wanted - self.output))
        grad = tape.gradient(loss, self.output)
        self.optimizer.apply_gradients([(grad, self.output)], name='paint')
        return loss


painter = Painter()
painter.begin()
for k in range(20):
    print(k, float(painter.train()))
