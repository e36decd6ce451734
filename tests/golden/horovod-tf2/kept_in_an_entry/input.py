"""The weights of the best step are kept in a table, by the step itself: copies of what the first worker has."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
state = {"best": 1e9, "kept": None}


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a) - b))
    g = tape.gradient(loss, net.trainable_variables)
    state["best"] = min(state["best"], float(loss))
    if float(loss) > 3 * state["best"]:
        net.set_weights(state["kept"])
    else:
        state["kept"] = net.get_weights()
        opt.apply_gradients(zip(g, net.trainable_variables))


for epoch in range(2):
    for a, b in rows:
        step(a, b)
net.save_weights("net.weights.h5")
