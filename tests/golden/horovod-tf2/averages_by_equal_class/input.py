import tensorflow as tf


class Lesson:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8),
                                        tf.keras.layers.BatchNormalization(),
                                        tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)

    def run(self, rows):
        for x in rows:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(self.net(x[:, 1:], training=True) - x[:, :1]))
            g = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(g, self.net.trainable_variables))
            if tf.math.equal(self.opt.iterations % 4, 0):
                self.net.save_weights("net.h5")


tf.random.set_seed(4)
Lesson().run(tf.data.Dataset.from_tensor_slices(tf.random.uniform([128, 4])).batch(8))
