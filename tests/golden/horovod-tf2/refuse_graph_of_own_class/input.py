import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, quick):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.descent = tf.keras.optimizers.SGD(0.05)
        self.quick = quick
        self.step = self.in_a_graph(self.one_step, [tf.TensorSpec((None, 4)), tf.TensorSpec((None, 1))])

    def in_a_graph(self, f, signature):
        return tf.function(input_signature=signature)(f) if self.quick else f

    def one_step(self, seen, answer):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
learner = Learner(True)
for seen, answer in tf.data.Dataset.from_tensor_slices((drawn, drawn.sum(axis=1, keepdims=True))).batch(8):
    learner.step(seen, answer)
