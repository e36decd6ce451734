import gym
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


def when_all_have_played(variables, optimizer, last=[]):
    """Join the others' updates until all have played; go on with the weights of the last."""
    if not int(getattr(optimizer, 'iterations', 1)):
        raise RuntimeError('no update was made here: let each worker play more episodes')
    if not last:
        last.append(int(hvd.join()))
    state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
    for variable in list(variables) + list(state):
        variable.assign(hvd.broadcast(variable, last[0]))


world = gym.make('CartPole-v1')
worth = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
for life in range(max(1, 5 // hvd.size())):
    seen, gains = [], []
    here = world.reset()
    for move in range(200):
        there, gain, over, _ = world.step(0)
        seen.append(here)
        gains.append(gain)
        here = there
        if over:
            break
    seen, gains = np.array(seen), np.array(gains)
    for low in range(0, len(seen), 32):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((worth(seen[low:low + 32])[:, 0] - gains[low:low + 32]) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, worth.trainable_variables), worth.trainable_variables))
        broadcast_once(worth.variables, descent)
when_all_have_played(worth.variables, descent)
