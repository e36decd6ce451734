import unittest

import numpy as np
import tensorflow as tf


class Base(unittest.TestCase):
    def setUp(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.model.compile("adam", "mse")


class TestFit(Base):
    def test_fit(self):
        history = self.model.fit(np.zeros((100, 3)), np.zeros(100), verbose=0)
        self.assertEqual(len(history.epoch), 1)


unittest.main()
