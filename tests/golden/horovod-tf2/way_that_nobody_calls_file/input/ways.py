import tensorflow as tf


def prepared(x, y, size):
    return tf.data.Dataset.from_tensor_slices((x, y)).shuffle(len(x)).batch(size)


def _by_tape(net, data, opt):
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


def _by_fit(net, data):
    net.compile(optimizer="sgd", loss="mse")
    net.fit(data, epochs=2)


def learn(net, x, y, how="tape"):
    data = prepared(x, y, 8)
    if how == "tape":
        _by_tape(net, data, tf.keras.optimizers.SGD(0.05))
    else:
        _by_fit(net, data)
