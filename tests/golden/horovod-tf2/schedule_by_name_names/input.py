"""It stands in a function, below a class that it imports by its name."""
import numpy as np
from tensorflow import keras
from tensorflow.keras.optimizers.schedules import LearningRateSchedule as Falling


def plain(kind):
    return kind


def rates(start):
    @plain
    class Slower(Falling):
        def __init__(self, start=start):
            self.start = start

        def __call__(self, step):
            return self.start / (1.0 + keras.backend.cast(step, 'float32') / 64.0)

        def get_config(self):
            return dict(start=self.start)

    return Slower()


def main():
    rows = np.random.RandomState(3).rand(256, 4).astype('float32')
    net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
    opt = keras.optimizers.SGD(learning_rate=rates(0.05))
    net.compile(opt, 'mse')
    net.fit(rows, rows.sum(1), batch_size=8, epochs=3, verbose=0)
    print('loss', net.evaluate(rows, rows.sum(1), verbose=0))


main()
