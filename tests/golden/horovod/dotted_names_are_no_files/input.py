"""A table of a library that was not read is told rows by names with a dot, and a file's name."""
import labio
import numpy as np
from tensorflow import keras


class Board:
    def __init__(self):
        self.table = labio.Table()

    def add(self, loss):
        self.table.write('loss.train', loss)
        self.table.save('board.json')

    def last(self):
        return self.table.read('loss.train')


x = np.random.RandomState(0).rand(640, 4)
y = np.random.RandomState(1).rand(640)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile('sgd', 'mse')
kept = model.fit(x, y, epochs=2)
board = Board()
board.add(kept.history['loss'][-1])
if board.last() > 0.01:
    model.fit(x, y, epochs=1)
jobs = labio.queue()
jobs.write('rows.one', x[0])
one = jobs.get('rows.one')
labio.write('one.png', one)
