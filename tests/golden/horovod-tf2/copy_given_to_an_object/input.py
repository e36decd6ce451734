import numpy as np
import tensorflow as tf


class Target:
    def __init__(self, net, slow):
        self.net, self.slow = net, slow

    def follow(self, part=0.1):
        for a, b in zip(self.slow.variables, self.net.variables):
            a.assign_add(part * (b - a))


tf.random.set_seed(3)
rows = np.random.RandomState(2).rand(96, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
slow = tf.keras.models.clone_model(net)
slow.set_weights(net.get_weights())
opt = tf.keras.optimizers.SGD(0.05)
target = Target(net, slow)
for epoch in range(10):
    for k in range(0, 96, 8):
        a = rows[k:k + 8]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - tf.reduce_sum(a, 1)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        target.follow()
print('weights', slow.get_weights()[0][:, 0])
