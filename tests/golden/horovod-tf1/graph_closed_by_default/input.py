"""The default graph is closed behind an operation that gives the variables their values."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def main():
    with tf.Session():
        tf.global_variables_initializer().run()
        tf.get_default_graph().finalize()
        for begin in range(0, len(rows), 8):
            step.run({x: rows[begin:begin + 8]})
        print("loss", loss.eval({x: rows}))


if __name__ == "__main__":
    main()
