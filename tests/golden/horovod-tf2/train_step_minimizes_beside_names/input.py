"""Both nets are improved by their optimizers themselves, which the model is compiled with."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(5)


class Twins(tf.keras.Model):
    def __init__(self, left, right):
        super().__init__()
        self.left, self.right = left, right

    def compile(self, of_left, of_right):
        super().compile()
        self.of_left = of_left
        self.of_right = of_right

    def train_step(self, given):
        x, y = given

        def off():
            return tf.reduce_mean(tf.square(self.left(x) - y))

        def apart():
            return tf.reduce_mean(tf.square(self.right(x) - tf.stop_gradient(self.left(x))))

        self.of_left.minimize(off, var_list=self.left.trainable_variables)
        self.of_right.minimize(apart, var_list=self.right.trainable_variables)
        return {"off": off(), "apart": apart()}


rows = np.random.RandomState(4).rand(320, 5).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
twins = Twins(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))]),
              tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))]))
twins.compile(of_left=tf.keras.optimizers.SGD(0.05), of_right=tf.keras.optimizers.SGD(0.02))
told = twins.fit(rows, wanted, batch_size=16, epochs=3)
print("off", told.history["off"][-1], "apart", told.history["apart"][-1])
