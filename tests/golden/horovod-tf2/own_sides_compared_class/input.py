"""The same in a class, with the error of a helper function on the other side."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)


def error(model, inputs, wanted):
    return tf.reduce_mean(tf.abs(model(inputs) - wanted))


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        self.data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)

    def learn(self, inputs, wanted):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.model(inputs) - wanted))
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def run(self):
        for epoch in range(3):
            for inputs, wanted in self.data:
                loss = self.learn(inputs, wanted)
                err = error(self.model, inputs, wanted)
                if err > 3.0 * loss:
                    return
                if err < 0.001:
                    return


trainer = Trainer()
trainer.run()
trainer.model.save_weights("net.weights.h5")
