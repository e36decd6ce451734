"""What plays and what trains both have a method `step`; who has met enough leaves the rounds."""
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


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    if isinstance(value, tf.Tensor) and value.dtype.is_floating:
        return hvd.allreduce(value)
    mean = float(hvd.allreduce(tf.constant(float(value))))
    if hasattr(value, "item") and value.dtype.kind == "f":
        return value.dtype.type(mean)
    return mean


np.random.seed(6)
tf.random.set_seed(6 + hvd.rank())


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([0., 1.], np.float32)

    def step(self, right):
        self.place += (1 if right else -1) * np.random.randint(1, 3)
        return np.array([self.place / 5, 1.], np.float32), float(self.place > 0), abs(self.place) > 4


class World:
    def __init__(self, game, kept=8):
        self.games, self.state = [game], game.reset()
        self.total, self.count = 0., 0
        self.rewards = np.zeros(kept)

    def step(self, act):
        for game in self.games:
            state, reward, done = game.step(int(act))
            self.total += reward
            if done:
                state = game.reset()
                self.rewards[self.count % len(self.rewards)] = self.total
                self.total, self.count = 0., self.count + 1
        return state.astype(np.float32), np.float32(reward)


class Learner:
    def __init__(self, policy, opt, world, world_step):
        self.policy, self.opt, self.world, self.world_step = policy, opt, world, world_step

    def step(self, state, turns):
        return learn(self.policy, self.opt, self.world_step, state, turns)


def make_world_step(world):
    def world_step(act):
        return tf.numpy_function(world.step, [act], [tf.float32, tf.float32])
    return world_step


@tf.function
def learn(policy, opt, world_step, state, turns):
    for _ in tf.range(turns):
        act = tf.random.categorical(policy(state[None]), 1)[0, 0]
        old = state
        state, reward = world_step(act)
        state.set_shape([2])
        reward.set_shape([])
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = reward * tf.nn.sparse_softmax_cross_entropy_with_logits([act], policy(old[None]))[0]
        grads = tape.gradient(loss, policy.trainable_variables)
        opt.apply_gradients(zip(grads, policy.trainable_variables))
    return state


def setup():
    policy = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
    world = World(Walk())
    learner = Learner(policy, tf.keras.optimizers.SGD(0.05), world, make_world_step(world))
    return learner, tf.constant(world.state, tf.float32)


learner, state = setup()
for turn in range(12):
    broadcast_weights_once(learner.policy.variables)
    state = learner.step(state, 20)
    value = mean_of_all(np.mean(learner.world.rewards))
    if value > 1.5:
        break
if hvd.rank() == 0:
    print(learner.policy.count_params())
