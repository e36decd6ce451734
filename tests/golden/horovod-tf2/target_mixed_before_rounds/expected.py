# A function that lets a target follow is called before the rounds, too, to make it a copy.
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


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(4,)),
                                tf.keras.layers.Dense(1)])


def follow(model, target, tau=0.05):
    if model.built:
        broadcast_weights_once(model.variables)
    weights = model.get_weights()
    if target.built:
        broadcast_weights_once(target.variables)
    aims = target.get_weights()
    for i in range(len(aims)):
        aims[i] = weights[i] * tau + aims[i] * (1 - tau)
    target.set_weights(aims)


class Learner:
    def __init__(self):
        self.critic, self.target = net(), net()
        self.optimizer = tf.keras.optimizers.SGD(0.01)
        follow(self.critic, self.target, tau=1.0)

    def learn(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.critic(x) - y - 0.5 * self.target(x)) ** 2)
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.critic.trainable_variables))
        broadcast_once(self.critic.variables, self.optimizer)


rows = np.random.RandomState(0).rand(512, 4).astype('float32')
gains = rows.sum(1, keepdims=True)
learner = Learner()
for step in range(200):
    if step > 10:
        at = np.random.randint(0, len(rows), 16)
        learner.learn(rows[at], gains[at])
    follow(learner.critic, learner.target)
