import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def averaged(gradients):
    """Each of the gradients as the mean over all workers."""
    return tf.nest.map_structure(
        lambda g: None if g is None else hvd.allreduce(g), gradients)


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


actor = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1, "tanh")])
critic = tf.keras.Sequential([tf.keras.Input((5,)), tf.keras.layers.Dense(1)])
actor_rate, critic_rate = tf.keras.optimizers.SGD(0.01 * hvd.size()), tf.keras.optimizers.SGD(
    0.01 * hvd.size())
rows = np.random.RandomState(3).rand(800, 4).astype("float32")
for turn in range(3):
    for k in turns(range(0, 800, 20)):
        seen = rows[k:k + 20]
        with tf.GradientTape(persistent=True) as tape:
            actions = actor(seen)
            value = critic(tf.concat([seen, actions], 1))
            loss = tf.reduce_mean((value - tf.reduce_sum(seen, 1, keepdims=True)) ** 2)
            gain = -tf.reduce_mean(value)
        by_actions = tape.gradient(gain, actions)
        inverted = by_actions * (1.0 - actions)
        slopes = averaged(
            tape.gradient(actions, actor.trainable_variables, output_gradients=inverted))
        actor_rate.apply_gradients(zip(slopes, actor.trainable_variables))
        broadcast_once(actor.variables, actor_rate)
        slopes = averaged(tape.gradient(loss, critic.trainable_variables))
        critic_rate.apply_gradients(zip(slopes, critic.trainable_variables))
        broadcast_once(critic.variables, critic_rate)
if hvd.rank() == 0:
    print("made")
