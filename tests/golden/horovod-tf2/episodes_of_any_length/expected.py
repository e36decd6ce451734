"""Policy gradient: one update behind each episode, and as many episodes on all workers."""
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


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


policy = tf.keras.Sequential([tf.keras.layers.Dense(2, activation='softmax', input_shape=(2,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.01 * hvd.size())
env = Walk()
for episode in range(max(1, 12 // hvd.size())):
    state = env.reset()
    met = []
    for t in range(40):
        chances = policy(state[None])[0].numpy()
        action = int(np.random.rand() < chances[1])
        following, reward, done, _ = env.step(action)
        met.append((state, action, reward))
        state = following
        if done:
            break
    states, actions, rewards = [np.array(column) for column in zip(*met)]
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        chances = policy(states)
        chosen = tf.math.log(tf.reduce_sum(tf.one_hot(actions, depth=2) * chances, axis=-1))
        loss = -tf.reduce_mean(rewards.astype(np.float32) * chosen)
    grads = tape.gradient(loss, policy.trainable_variables)
    optimizer.apply_gradients(zip(grads, policy.trainable_variables))
    broadcast_once(policy.variables, optimizer)
if hvd.rank() == 0:
    print('episodes', episode + 1)
