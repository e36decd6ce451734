import numpy as np
import tensorflow as tf

tf.random.set_seed(1)
rows = np.random.RandomState(2).rand(96, 3).astype('float32')
wanted = rows.sum(axis=1)
tests = np.random.RandomState(4).rand(32, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def train_step(net, opt, a, b):
    with tf.GradientTape() as tape:
        losses = {'total': 0., 'far': 0.}
        out = net(a)[:, 0]
        for i in range(len(a)):
            losses['total'] += (out[i] - b[i]) ** 2
            losses['far'] += tf.abs(out[i] - b[i])
        losses['total'] = losses['total'] / len(a)
        losses['far'] /= len(a)
    grads = tape.gradient(losses['total'], net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return losses


def train():
    for epoch in range(1, 5):
        data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
        for step, (a, b) in enumerate(data, 1):
            losses = train_step(net, opt, a, b)
        if epoch % 2 == 0:
            validation(epoch)


def validation(epoch):
    held = tf.data.Dataset.from_tensor_slices((tests, tests.sum(axis=1))).batch(8)
    raw = {'total': tf.keras.metrics.MeanTensor(), 'far': tf.keras.metrics.MeanTensor()}
    for step, (a, b) in enumerate(held, 1):
        out = net(a, training=False)[:, 0]
        losses = {'total': 0., 'far': 0.}
        for i in range(len(out)):
            losses['total'] += (out[i] - b[i]) ** 2
            losses['far'] += tf.abs(out[i] - b[i])
        raw['total'].update_state(losses['total'] / len(a))
        raw['far'].update_state(losses['far'] / len(a))
    print(epoch, raw['total'].result().numpy(), raw['far'].result().numpy())


train()
