"""Of two tapes the one that asks for weights is meant to train."""
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])


def slope(tape, high, at):
    return tape.gradient(high, at)


def learned(rows, rate):
    with tf.GradientTape() as tape:
        with tf.GradientTape() as inner:
            inner.watch(rows)
            high = net(rows)
        loss = tf.reduce_mean((slope(inner, high, rows) - 1) ** 2)
    return [g * rate for g in tape.gradient(loss, net.trainable_variables)]


for turn in range(20):
    moved = learned(tf.ones((16, 1)), 0.1)
    net.set_weights([w - g.numpy() for w, g in zip(net.get_weights(), moved)])
