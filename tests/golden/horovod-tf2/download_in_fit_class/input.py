"""What loads the rows is handed to a method that trains with them."""
import tensorflow as tf


class Digits:
    def __init__(self):
        self.net = tf.keras.Sequential([
            tf.keras.layers.Flatten(input_shape=(28, 28)),
            tf.keras.layers.Dense(10, activation='softmax'),
        ])
        self.net.compile(optimizer='sgd', loss='sparse_categorical_crossentropy')

    def learn(self, given):
        (images, labels), _ = given
        self.net.fit(images / 255.0, labels, batch_size=16, epochs=1, verbose=0)


def main():
    digits = Digits()
    digits.learn(tf.keras.datasets.mnist.load_data())


if __name__ == '__main__':
    main()
