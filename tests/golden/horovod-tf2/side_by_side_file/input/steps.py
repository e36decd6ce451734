import tensorflow as tf


class Fits:
    def __init__(self, batches):
        self.batches = batches
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.05)

    def step(self, seen, answer):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))

    def learn(self, answers, times):
        for _ in range(times):
            for seen, answer in zip(self.batches, answers()):
                self.step(seen, answer)
