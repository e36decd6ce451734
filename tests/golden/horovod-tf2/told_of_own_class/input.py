"""What a batch of each worker's own gave is told by a method, and kept for later."""
import numpy as np
import tensorflow as tf


class Painter:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile('sgd', 'mse', metrics=['mae'])
        self.costs = []

    def teach(self, rows):
        told = self.net.train_on_batch(rows, rows.sum(axis=1))
        self.costs.append(told[0])
        return told

    def tell(self, turn, told):
        print('turn %d: %.3f, off by %.3f' % (turn, told[0], told[1]))

    def tell_rounds(self):
        print('rounds', len(self.costs))


table = np.random.RandomState(4).rand(320, 4).astype('float32')
painter = Painter()
for turn in range(48):
    told = painter.teach(table[np.random.randint(0, 320, 8)])
    if turn % 12 == 11:
        painter.tell(turn, told)
painter.tell_rounds()
np.save('costs.npy', painter.costs)
