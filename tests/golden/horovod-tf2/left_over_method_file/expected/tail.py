import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


class Tail:
    def __init__(self, enc):
        self.enc = enc
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())

    def train_step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(self.net(self.enc(x)) ** 2)
        g = tape.gradient(loss, self.net.trainable_weights)
        self.opt.apply_gradients(zip(g, self.net.trainable_weights))
        broadcast_once(self.net.variables, self.opt)
