import numpy as np
import scipy.optimize
import tensorflow as tf

points = np.random.RandomState(1).rand(200, 1).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
opt = tf.keras.optimizers.SGD(0.1)


def loss_and_gradients():
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(points) - 3. * points - 1.) ** 2)
    return loss, tape.gradient(loss, net.trainable_variables)


for epoch in range(20):
    loss, grads = loss_and_gradients()
    opt.apply_gradients(zip(grads, net.trainable_variables))


def asked(flat):
    net.trainable_variables[0].assign([[flat[0]]])
    net.trainable_variables[1].assign([flat[1]])
    loss, grads = loss_and_gradients()
    return float(loss), np.array([grads[0].numpy()[0, 0], grads[1].numpy()[0]], np.float64)


scipy.optimize.minimize(asked, np.zeros(2), method='L-BFGS-B', jac=True)


def shown(flat):
    z = tf.constant(flat.reshape(1, -1), tf.float32)
    with tf.GradientTape() as beside:
        beside.watch(z)
        out = tf.reduce_sum(net(z) ** 2)
    return float(out), beside.gradient(out, z).numpy().ravel().astype('float64')


scipy.optimize.minimize(shown, np.zeros(1), jac=True, method='L-BFGS-B')
