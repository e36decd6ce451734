"""Updates begin when so many steps were made, which is at another episode on each worker."""
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
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.01 * hvd.size())
met, made = [], 0
for life in range(max(1, 20 // hvd.size())):
    here, over = world.reset(), False
    while not over:
        there, gain, over, _ = world.step(0)
        met.append((here, gain))
        here = there
        made += 1
    if made > max(1, 200 // hvd.size()):
        some = [met[i] for i in np.random.randint(len(met), size=32)]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            worth = tf.reduce_max(net(np.array([m[0] for m in some])), axis=1)
            loss = tf.reduce_mean((worth - np.array([m[1] for m in some], 'float32')) ** 2)
        descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, descent)
when_all_have_played(net.variables, descent)
