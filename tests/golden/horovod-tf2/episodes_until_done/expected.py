import gym
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


env = gym.make('CartPole-v1')
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
for episode in range(max(1, 5 // hvd.size())):
    state, done = env.reset(), False
    while not done:
        following, reward, done, _ = env.step(0)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_sum((net(state[None]) - reward) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        broadcast_once(net.variables, opt)
        state = following
when_all_have_played(net.variables, opt)
