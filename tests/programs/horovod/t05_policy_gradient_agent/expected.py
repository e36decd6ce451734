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


class Env:
    def __init__(self):
        self.rng = np.random.RandomState(25 + hvd.rank())

    def reset(self):
        return self.rng.rand(4).astype('float32')

    def step(self, action):
        return self.rng.rand(4).astype('float32'), float(action), self.rng.rand() < 0.2


env = Env()
policy = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='tanh', input_shape=(4,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())

for episode in range(max(1, 10 // hvd.size())):
    state, done, states, actions, rewards = env.reset(), False, [], [], []
    while not done:
        logits = policy(state[None])
        action = int(tf.random.categorical(logits, 1)[0, 0])
        new_state, reward, done = env.step(action)
        states.append(state)
        actions.append(action)
        rewards.append(reward)
        state = new_state
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        logp = -tf.nn.sparse_softmax_cross_entropy_with_logits(labels=actions, logits=policy(np.array(states)))
        loss = -tf.reduce_mean(logp * np.array(rewards, 'float32'))
    grads = tape.gradient(loss, policy.trainable_variables)
    optimizer.apply_gradients(zip(grads, policy.trainable_variables))
    broadcast_once(policy.variables, optimizer)
    if episode % 5 == 0:
        if hvd.rank() == 0:
            print(episode, sum(rewards))
