"""The part is taken where the passes are made."""
import tensorflow as tf
import tensorflow_datasets as tfds


class Learner(object):
    def __init__(self):
        self.sets = tfds.load("mnist")
        self.net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.cost = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)

    def fit(self, passes):
        for one in range(passes):
            for rows in self.sets["train"].batch(50):
                with tf.GradientTape() as tape:
                    lost = self.cost(rows["label"], self.net(tf.cast(rows["image"], tf.float32) / 255.))
                grads = tape.gradient(lost, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            print("pass", one)


Learner().fit(2)
