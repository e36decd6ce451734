"""One update behind each of so many episodes, made where the episode's loop is left."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Walk:
    def reset(self):
        self.at, self.steps = np.zeros(4, 'float32'), 0
        return self.at

    def step(self, action):
        self.at, self.steps = self.at + np.random.rand(4).astype('float32') - action, self.steps + 1
        return self.at, 1., self.steps > 12 or np.random.rand() < 0.1, {}


env = Walk()
model = tf.keras.Sequential([tf.keras.layers.Dense(2, activation='softmax', input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam()), 'categorical_crossentropy')
for episode in range(12):
    state = env.reset()
    states, actions = [], []
    while True:
        action = int(
            np.argmax(model.predict(state[None], verbose='auto' if hvd.rank() == 0 else 0)[0]))
        states.append(state)
        actions.append(np.eye(2)[action])
        state, reward, done, told = env.step(action)
        if done:
            model.train_on_batch(np.array(states), np.array(actions))
            broadcast_once(model.variables, model.optimizer)
            break
