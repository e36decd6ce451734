"""Eager training by an optimizer of TensorFlow 1; a session beside it takes memory as it grows, and runs nothing."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(64, 3).astype('float32')


def grow():
    config = tf.ConfigProto()
    config.gpu_options.allow_growth = True
    session = tf.Session(config=config)
    tf.keras.backend.set_session(session)


def main():
    grow()
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    opt = tf.train.GradientDescentOptimizer(0.05)
    for epoch in range(3):
        for a in tf.data.Dataset.from_tensor_slices(rows).batch(8):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(a)[:, 0] - tf.reduce_sum(a, 1)) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
    print(net.count_params())


if __name__ == '__main__':
    tf.enable_eager_execution()
    main()
