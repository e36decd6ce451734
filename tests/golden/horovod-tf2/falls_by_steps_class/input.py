import tensorflow as tf


class Learner:
    def __init__(self, rate, fall):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,))])
        self.opt = tf.keras.optimizers.legacy.Adam(rate, decay=fall)

    def learn(self, data):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.keras.losses.sparse_categorical_crossentropy(y, self.net(x), from_logits=True)
            self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_weights), self.net.trainable_weights))


(x, y), _ = tf.keras.datasets.mnist.load_data()
data = tf.data.Dataset.from_tensor_slices((x.reshape(-1, 784) / 255., y)).batch(8)
Learner(0.001, 0.01).learn(data)
