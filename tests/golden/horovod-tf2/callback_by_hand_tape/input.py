"""The same beside a tape: one by its name, several in a loop."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
board = tf.keras.callbacks.TensorBoard("board")
board.set_model(net)


def callbacks(model):
    made = []
    for name in ("one", "two"):
        made.append(tf.keras.callbacks.CSVLogger(name + ".csv"))
        made[-1].set_model(model)
    return made


told = callbacks(net)
for each in told:
    each.on_train_begin()
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    board.on_epoch_end(epoch, {"loss": float(loss)})
    for each in told:
        each.on_epoch_end(epoch, {"loss": float(loss)})
for each in told:
    each.on_train_end()
board.on_train_end()
