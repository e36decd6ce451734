"""Noise that each round draws by a text is of its own rows; what is drawn before is told of."""
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
shift = getattr(np.random, "normal")(size=(8, 4)).astype("float32")
for k in range(0, len(rows), 8):
    learn(rows[k:k + 8] + shift + getattr(np.random, "uniform")(size=(8, 4)).astype("float32"))
