import tensorflow as tf


def loss_of(image):
    return tf.reduce_mean((image - 1.0) ** 2)


def grads_of(image):
    with tf.GradientTape() as tape:
        loss = loss_of(image)
    return tape.gradient(loss, image), loss


class Style:
    def __init__(self):
        self.image = tf.Variable(tf.random.normal([4, 4]))
        self.opt = tf.keras.optimizers.Adam(0.1)

    def run(self):
        for i in range(100):
            grads, loss = grads_of(self.image)
            self.opt.apply_gradients([(grads, self.image)])


Style().run()

