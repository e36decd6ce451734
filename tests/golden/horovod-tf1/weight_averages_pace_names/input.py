import numpy as np
import tensorflow as tf

KEPT = 0.95


class Price(object):
    def __init__(self, width):
        self.rows = tf.placeholder(tf.float32, [None, width])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        self.slope = tf.get_variable("slope", [width, 1])
        self.offset = tf.Variable([0.], name="offset")
        guess = tf.matmul(self.rows, self.slope) + self.offset
        self.loss = tf.losses.mean_squared_error(self.wanted, guess)
        learn = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)
        self.ema = tf.train.ExponentialMovingAverage(decay=KEPT)
        with tf.control_dependencies([learn]):
            self.train = self.ema.apply([self.slope, self.offset])

    def averaged(self):
        return [self.ema.average(self.slope), self.ema.average(self.offset)]


houses = np.random.rand(320, 6).astype("float32")
values = houses.sum(axis=1, keepdims=True)
model = Price(6)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for i in range(30):
        chosen = np.random.randint(0, len(houses), 16)
        session.run(model.train, {model.rows: houses[chosen], model.wanted: values[chosen]})
    print(session.run(model.averaged()))
