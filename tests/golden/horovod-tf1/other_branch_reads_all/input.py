"""What is trained on, or else what is shown, is read under the same name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
pred = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(pred - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def work(sess, teach, size):
    rows = np.random.RandomState(1 if teach else 2).rand(320, 4)
    sess.run(tf.global_variables_initializer())
    if teach:
        for turn in range(4):
            count = len(rows) // size
            for k in range(0, count):
                sess.run(step, {x: rows[k * size:(k + 1) * size]})
            print('loss', sess.run(loss, {x: np.ones((3, 4))}))
    else:
        made = pred.eval({x: rows})
        print(made.mean())


def main(argv):
    with tf.Session() as sess:
        work(sess, len(argv) < 2, 16)


if __name__ == '__main__':
    tf.app.run()
