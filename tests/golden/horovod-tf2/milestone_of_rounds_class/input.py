"""The number of rounds is an object's, and a method asks for a certain one."""
import numpy as np
import tensorflow as tf


class Training:
    def __init__(self, net, rate):
        self.net = net
        self.descent = tf.keras.optimizers.SGD(rate)
        self.made = 0
        self.careful = False

    def learn(self, batches, passes):
        for _ in range(passes):
            for seen, said in batches:
                self.one(seen, said)

    def one(self, seen, said):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(seen) - said) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))
        self.made += 1
        if self.made >= 150 and not self.careful:
            self.careful = True
            self.descent.learning_rate = 0.02


def main():
    seen = np.random.RandomState(1).rand(320, 3).astype('float32')
    said = 2 * seen[:, :1] - seen[:, 1:2]
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    batches = tf.data.Dataset.from_tensor_slices((seen, said)).shuffle(320).batch(4)
    training = Training(net, 0.1)
    training.learn(batches, 4)
    print('error', float(tf.reduce_mean((net(seen) - said) ** 2)))


main()
