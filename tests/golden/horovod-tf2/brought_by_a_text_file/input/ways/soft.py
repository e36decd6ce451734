import tensorflow as tf


class Way:
    def __init__(self, net):
        self.aux = tf.keras.layers.Dense(4)
        self.opt = tf.keras.optimizers.Adam(1e-3)
        self.net = net

    def warm(self, data):
        for a, b in data:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self.aux(a) - b))
            g = tape.gradient(loss, self.aux.trainable_variables)
            self.opt.apply_gradients(zip(g, self.aux.trainable_variables))

    def loss(self, a, p):
        return tf.reduce_mean(tf.square(p - self.aux(a)))
