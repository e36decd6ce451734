"""Policy gradient: each episode makes one update, and all workers make as many episodes."""
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
        return np.array([0., 1.], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        return np.array([self.place, 1.], np.float32), float(self.place > 0), abs(self.place) > 4, {}


policy = tf.keras.Sequential([tf.keras.layers.Dense(2, activation='softmax', input_shape=(2,))])
optimizer = tf.keras.optimizers.legacy.SGD(learning_rate=0.01)
env = Walk()
state, states, actions, episode = env.reset(), [], [], 0
while True:
    if episode == 12:
        break
    action = int(np.random.rand() < policy(state[None])[0, 1].numpy())
    states.append(state)
    actions.append(action)
    state, reward, done, _ = env.step(action)
    if done:
        episode += 1
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            chosen = tf.reduce_sum(tf.one_hot(actions, 2) * policy(np.array(states)), axis=-1)
            loss = -tf.reduce_mean(tf.math.log(chosen))
        grads = tape.gradient(loss, policy.trainable_variables)
        optimizer.apply_gradients(zip(grads, policy.trainable_variables))
        broadcast_once(policy.variables, optimizer)
        state, states, actions = env.reset(), [], []
if hvd.rank() == 0:
    print('episodes', episode)
