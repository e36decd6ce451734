"""A network that follows another one is moved every so many updates, which the object counts."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


class Agent:
    def __init__(self):
        self.q, self.t = self.net(), self.net()
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.count = 0

    def net(self):
        return tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])

    def learn(self, s, r, n):
        y = r + 0.5 * tf.reduce_max(self.t(n), 1)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((y - tf.reduce_max(self.q(s), 1)) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.q.trainable_variables), self.q.trainable_variables))
        broadcast_once(self.q.variables, self.opt)
        if self.t.built:
            broadcast_weights_once(self.t.variables)
        self.count += 1
        if self.count % 20 == 0:
            self.t.set_weights(self.q.get_weights())


rng = np.random.RandomState(17)
seen, gained, then = rng.rand(300, 3).astype("float32"), rng.rand(300).astype("float32"), rng.rand(300, 3).astype("float32")
agent = Agent()
for k in range(max(1, 120 // hvd.size())):
    i = np.random.randint(0, 300, 16)
    agent.learn(seen[i], gained[i], then[i])
if hvd.rank() == 0:
    print("weights", agent.q.get_weights()[0].round(1).ravel())
