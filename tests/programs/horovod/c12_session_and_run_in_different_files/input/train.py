import tensorflow as tf

from graph import build
from loop import run


def main():
    loss, train_op = build(0.01)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        run(sess, train_op, loss, 40)


if __name__ == '__main__':
    main()
