import numpy as np
from tensorflow import keras


class Maker:
    def __init__(self, cards):
        self.cards = cards

    def make(self, size):
        def net():
            given = keras.Input((size,))
            return keras.Model(given, keras.layers.Dense(1)(given))

        if len(self.cards) > 1:
            import parallel
            final = parallel.made(net(), self.cards)
        else:
            final = net()
        final.compile(optimizer=keras.optimizers.SGD(0.02), loss="mse")
        return final


def main():
    numbers = np.random.RandomState(9)
    x = numbers.rand(40, 3)
    net = Maker([]).make(3)
    net.fit(x, x.mean(axis=1), epochs=3, batch_size=8)
    print("loss %.4f" % net.evaluate(x, x.mean(axis=1)))


main()
