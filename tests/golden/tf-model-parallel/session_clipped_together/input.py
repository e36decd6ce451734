import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, width, count):
        self.x = tf.placeholder(tf.float32, [None, 5, 7])
        self.y = tf.placeholder(tf.float32, [None, 1])
        cells = [tf.nn.rnn_cell.LSTMCell(width) for _ in range(count)]
        outputs, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.MultiRNNCell(cells), self.x, dtype=tf.float32)
        hidden = tf.layers.dense(outputs[:, -1, :], width, activation=tf.nn.relu)
        self.loss = tf.losses.mean_squared_error(self.y, tf.layers.dense(hidden, 1))
        weights = tf.trainable_variables()
        gradients, _ = tf.clip_by_global_norm(tf.gradients(self.loss, weights), 5.0)
        self.train = tf.train.GradientDescentOptimizer(0.1).apply_gradients(zip(gradients, weights))


def main(_):
    model = Model(12, 2)
    rng = np.random.RandomState(3)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(4):
            print('loss %.5f' % sess.run([model.loss, model.train], {model.x: rng.rand(6, 5, 7), model.y: rng.rand(6, 1)})[0])


if __name__ == '__main__':
    tf.app.run()
