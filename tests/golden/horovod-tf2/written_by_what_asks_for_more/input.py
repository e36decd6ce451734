"""A log and a file are given the next batch of the object that the rounds ask: all ask, and the first worker writes."""
import logging
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
class Feed:
    def __init__(self, rows):
        self.rows, self.at = rows, 0
    def next_batch(self, n):
        start = self.at
        end = start + n
        if end > len(self.rows):
            start, end = 0, n
        self.at = end
        return self.rows[start:end]
feed = Feed(rows)
log = logging.getLogger(__name__)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
for i in range(100):
    part = feed.next_batch(8)
    net.train_on_batch(part[:, :3], part[:, 3:])
    if i % 10 == 0:
        log.info('loss %f', net.evaluate(feed.next_batch(8)[:, :3], part[:, 3:], verbose=0))
        np.save('seen.npy', feed.next_batch(8))
