# A target is given the weights of a critic whose parts are built, though the critic was not called.
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


class Critic(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='tanh'),
                                        tf.keras.layers.Dense(1)])
        self.net.build((None, width))

    def call(self, x):
        return self.net(x)


critic, target = Critic(4), Critic(4)
broadcast_weights_once(critic.variables)
target.set_weights(critic.get_weights())
optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
rows = np.random.RandomState(0).rand(512, 4).astype('float32')
gains = rows.sum(1, keepdims=True)
for step in range(max(1, 200 // hvd.size())):
    at = np.random.randint(0, len(rows), 16)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((critic(rows[at]) - gains[at] - 0.5 * target(rows[at])) ** 2)
    grads = tape.gradient(loss, critic.trainable_variables)
    optimizer.apply_gradients(zip(grads, critic.trainable_variables))
    broadcast_once(critic.variables, optimizer)
    if step % max(1, 50 // hvd.size()) == 0:
        target.set_weights(critic.get_weights())
