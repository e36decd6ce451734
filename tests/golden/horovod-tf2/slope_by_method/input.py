"""A method asks the tape that it is given for the slope by the input, which stays a worker's own."""
import numpy as np
import tensorflow as tf



class Pinn:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="tanh", input_shape=(1,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def residual(self, tape, a):
        u = self.net(a)
        return tape.gradient(u, a) + u

    @tf.function
    def step(self, a):
        with tf.GradientTape(persistent=True) as tape:
            tape.watch(a)
            loss = tf.reduce_mean(tf.square(self.residual(tape, a)))
        g = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))

    def fit(self, rows):
        for epoch in range(2):
            for a in rows:
                self.step(a)
            print("epoch", epoch)


x = np.random.RandomState(3).rand(192, 1).astype("float32")
p = Pinn()
p.fit(tf.data.Dataset.from_tensor_slices(x).shuffle(192).batch(16))
p.net.save_weights("net.weights.h5")
