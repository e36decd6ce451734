"""Chance changes weights, gradients and the rate in the rounds; noise in what is given does not."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(axis=1, keepdims=True)))
data = data.shuffle(320).batch(8, drop_remainder=True)
net = tf.keras.Sequential(
    [tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)
noise = tf.Variable(tf.zeros([8, 3]), trainable=False)
kept = tf.Variable(tf.ones([3]), trainable=False)
begin = tf.keras.initializers.GlorotUniform()


@tf.function
def learn(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x * kept + noise) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    grads = [g + tf.random.normal(tf.shape(g), stddev=0.01) for g in grads]
    opt.apply_gradients(zip(grads, net.trainable_variables))


def shake(weights):
    for w in weights:
        w.assign_add(tf.random.normal(w.shape, stddev=0.01))


for epoch in range(4):
    if epoch == 2:
        net.layers[-1].kernel.assign(begin([4, 1]))
    kept.assign(np.random.binomial(1, 0.8, [3]).astype("float32"))
    opt.learning_rate = 10 ** np.random.uniform(-3, -2)
    for x, y in data:
        noise.assign(tf.random.normal([8, 3], stddev=0.01))
        learn(x, y)
    shake(net.trainable_variables)
