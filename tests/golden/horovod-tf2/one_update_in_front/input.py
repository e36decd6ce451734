"""An update that is written out, in front of the rounds, is no work of its own."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320, seed=1).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
opt = tf.keras.optimizers.SGD(0.01)


def asked(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    return loss, tape.gradient(loss, net.trainable_variables)


def main():
    a, b = next(iter(rows))
    loss, grads = asked(a, b)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    print('first', float(asked(x, y)[0]))
    for epoch in range(3):
        for a, b in rows:
            loss, grads = asked(a, b)
            opt.apply_gradients(zip(grads, net.trainable_variables))


if __name__ == '__main__':
    main()
