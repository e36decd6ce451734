"""Metrics of a list that `compile` is given: one counts, one of the program's own is a maximum."""
import numpy as np
import tensorflow as tf


class Largest(tf.keras.metrics.Metric):
    def __init__(self, name="largest"):
        super().__init__(name=name)
        self.most = self.add_weight("most", initializer="zeros")

    def update_state(self, y, seen, sample_weight=None):
        self.most.assign(tf.maximum(self.most, tf.reduce_max(tf.abs(seen - y))))

    def result(self):
        return self.most


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
watched = [Largest(), tf.keras.metrics.FalseNegatives(name="missed")]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(3,))])
net.compile("sgd", "mse", metrics=watched)
kept = net.fit(rows[:, :3], (rows[:, 3:] > 0.5) * 1., batch_size=8, epochs=3)
print(kept.history["missed"], kept.history["largest"])
