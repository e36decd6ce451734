import tensorflow as tf
from ways import prepared, broadcast_once
import horovod.tensorflow as hvd

hvd.init()


def learn(net, x, y, opt, epochs):
    for epoch in range(epochs):
        for a, b in prepared(x, y, 8):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
            opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
            broadcast_once(net.variables, opt)
